/** What a player has set on this device; it is remembered. */
const KEY = 'arks-settings';

const STANDARD = {
  /** A chime when it is one's turn. */
  sound: false,
  /** Less motion. */
  calm: false,
  /** Ask before something unused is given up. */
  askEnd: true,
  /** The board as a table of words. */
  asText: false,
};
type Name = keyof typeof STANDARD;

class Settings {
  #values = $state.raw({ ...STANDARD, ...read() });

  get(name: Name): boolean {
    return this.#values[name];
  }

  set(name: Name, value: boolean): void {
    this.#values = { ...this.#values, [name]: value };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#values));
    } catch {
      return; // a browser that keeps nothing still plays
    }
  }
}

function read(): Partial<typeof STANDARD> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
}

export const settings = new Settings();
