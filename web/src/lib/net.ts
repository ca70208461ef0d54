/** The one module that knows how the server is spoken to. */
import type { Ask, Player, Reason, Told, View } from './types';
import type { Hint } from './game.svelte';

export interface Update {
  view?: View;
  ask?: Ask | null;
  log?: Told[];
  news?: Told[];
  players?: Player[];
  undoable?: number;
  watching?: number;
}

export interface Connection {
  answer(picked: string[]): Promise<void>;
  undo(): Promise<void>;
  why(thing: string): Promise<Reason>;
  hint(): Promise<Hint | null>;
  concede(): Promise<void>;
  close(): void;
}

/** A table of the fixture server. */
export function fixture(key: string, tell: (update: Update) => void): Connection {
  const call = async (verb: string, body?: unknown): Promise<Record<string, unknown>> => {
    const reply = await fetch(
      `/api/fx/${key}/${verb}`,
      body ? { method: 'POST', body: JSON.stringify(body) } : {},
    );
    const said = await reply.json();
    if (!reply.ok) throw new Error(said.error);
    return said;
  };
  const take = (said: Record<string, unknown>) => {
    const view = said.view as View;
    tell({
      view,
      ask: said.ask as Ask | null,
      log: said.log as Told[],
      undoable: said.undo as number,
      players: view.boards.map((_, seat) => ({
        name: seat === view.seat ? 'You' : `Bot ${seat + 1}`,
        bot: seat !== view.seat,
        here: true,
      })),
    });
  };
  void call('state').then(take);
  return {
    answer: async (picked) => take(await call('answer', { picked })),
    undo: async () => take(await call('undo', {})),
    why: async (thing) => (await call('why', { thing })) as unknown as Reason,
    hint: async () => null,
    concede: async () => undefined,
    close: () => undefined,
  };
}
