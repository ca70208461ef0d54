/** The table that is being put together on a game's card. */
import type { Offer } from '../lib/net';
import {
  boardsOf,
  countsOf,
  fieldsOf,
  leaderOf,
  MODE,
  modesOf,
  optionsFor,
  unfinished,
  valueOf,
  type Chosen,
  type Field,
} from './offer';
import type { SeatWish, TableWish } from './start';
import { t } from './text';

export type Others = 'bot' | 'open' | 'here';
export const OTHERS: Others[] = ['bot', 'open', 'here'];

/** After how many seconds a player who is gone counts as away: minutes at a live table, days at a slow one. */
export const PACES: Record<string, number> = { live: 300, evening: 1800, day: 86_400, days: 259_200 };
export type Pace = keyof typeof PACES;

const USUAL_SEATS = 3;
const USUAL_LEVEL = 'greedy';

export class Plan {
  #offer: () => Offer | null;
  #mode = $state<string | null>(null);
  #players = $state<number | null>(null);
  #level = $state(USUAL_LEVEL);
  #others = $state<Others>('bot');
  /** Whoever asks leads the Enemy. */
  #dark = $state(false);
  /** What was said of single seats. */
  #changes = $state.raw<Record<number, Partial<SeatWish>>>({});
  chosen = $state.raw<Chosen>({});
  hints = $state(true);
  pace = $state<Pace>('live');
  /** Null: a table that waits for people is found by everybody. */
  listed = $state<boolean | null>(null);

  constructor(offer: () => Offer | null) {
    this.#offer = offer;
  }

  readonly modes = $derived.by(() => this.#with(modesOf, []));
  readonly counts = $derived.by(() => this.#with((offer) => countsOf(offer, this.mode), []));
  readonly levels = $derived.by(() => this.#offer()?.bots ?? []);
  readonly fields = $derived.by<Field[]>(() =>
    this.#with((offer) => fieldsOf(offer, this.mode, this.players, this.chosen), []),
  );
  /** Players with a board. */
  readonly boards = $derived.by(() =>
    this.#with((offer) => boardsOf(offer, this.mode, this.players, this.chosen), this.players),
  );
  /** There is an Enemy: all or almost all play on one side. */
  readonly coop = $derived.by(() =>
    this.#with((offer) => leaderOf(offer, this.mode, this.players) !== null, false),
  );
  readonly led = $derived.by(() => this.boards < this.players);
  /** The seat of whoever asks. */
  readonly mine = $derived.by(() => (this.led && this.#dark ? this.players - 1 : 0));
  readonly seats = $derived.by(() => this.seatsWith(this.#others));
  readonly missing = $derived.by(() => unfinished(this.fields, this.chosen));

  get mode(): string {
    return this.modes.find((one) => one === this.#mode) ?? this.modes[0] ?? '';
  }
  set mode(mode: string) {
    this.#mode = mode;
    this.#changes = {};
  }

  get players(): number {
    const usual = this.#offer()?.usual_players?.[this.mode] ?? USUAL_SEATS;
    const wanted = [this.#players, usual].find((n) => n !== null && this.counts.includes(n));
    return wanted ?? this.counts[0] ?? USUAL_SEATS;
  }
  set players(n: number) {
    this.#players = n;
  }

  get level(): string {
    return this.levels.includes(this.#level) ? this.#level : (this.levels.at(-1) ?? USUAL_LEVEL);
  }
  set level(level: string) {
    this.#level = level;
  }

  get others(): Others {
    return this.#others;
  }
  set others(others: Others) {
    this.#others = others;
    this.#changes = {};
  }

  get dark(): boolean {
    return this.led && this.#dark;
  }
  set dark(dark: boolean) {
    this.#dark = dark;
    this.#changes = {};
  }

  has(kind: SeatWish['kind']): boolean {
    return this.seats.some((seat) => seat.kind === kind);
  }

  /** Everybody may find the table. */
  get found(): boolean {
    return this.listed ?? this.has('open');
  }

  /** What the button says. */
  get go(): string {
    if (this.players === 1) return 'play-alone';
    if (this.has('open')) return 'create-now';
    if (this.has('here')) return 'play-here';
    return this.coop && !this.dark ? 'play-with-bots' : 'play-bots';
  }

  at(place: Field['place']): Field[] {
    return this.fields.filter((field) => field.place === place);
  }

  value(field: Field): unknown {
    return valueOf(field, this.chosen);
  }

  choose(field: Field, value: unknown): void {
    this.chosen = { ...this.chosen, [field.name]: value };
  }

  change(seat: number, change: Partial<SeatWish>): void {
    this.#changes = { ...this.#changes, [seat]: { ...this.#changes[seat], ...change } };
  }

  /** What a seat is called before anybody sits there. */
  seatName(seat: number): string {
    if (seat === this.mine) return t('seat-you');
    if (this.led && seat === this.players - 1) return t('seat-dark');
    return t('seat-n', { n: seat + 1 });
  }

  seatsWith(kind: Others): SeatWish[] {
    const { level, mine } = this;
    return Array.from({ length: this.players }, (_, seat) =>
      seat === mine ? { kind: 'human', name: '', level } : { kind, name: '', level, ...this.#changes[seat] },
    );
  }

  wish(game: string, seats = this.seats, listed = this.found): TableWish {
    const mode = this.mode ? { [MODE]: this.mode } : {};
    return {
      game,
      seats: seats.map((seat, n) => ({ ...seat, name: seat.name.trim() || nameless(seat, n) })),
      options: { ...mode, ...optionsFor(this.fields, this.chosen) },
      hints: this.hints,
      listed,
      away_after: PACES[this.pace]!,
    };
  }

  #with<T>(found: (offer: Offer) => T, otherwise: T): T {
    const offer = this.#offer();
    return offer ? found(offer) : otherwise;
  }
}

function nameless({ kind }: SeatWish, seat: number): string {
  return kind === 'here' ? t('player-n', { n: seat + 1 }) : '';
}
