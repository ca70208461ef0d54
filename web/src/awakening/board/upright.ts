/** Whether a wide ship may be stood on end, so that the own biodome is at the bottom; remembered on this device. */
import { PITCH, type Plan } from '../geometry';

const KEY = 'arks-ship-upright';
/** Rooms of this many pixels are read without effort. */
const READABLE = 84;
/** On a screen so narrow, only a part of the ship is seen anyway. */
const NARROW = 620;

export function rememberedUpright(): boolean | null {
  const kept = localStorage.getItem(KEY);
  return kept === null ? null : kept === 'yes';
}

export function rememberUpright(upright: boolean): void {
  localStorage.setItem(KEY, upright ? 'yes' : 'no');
}

/** Without a wish: on a small or tall screen, and where rooms stay large enough. */
export function uprightFits({ box }: Plan, width: number, height: number): boolean {
  if (width < NARROW || height > width * 1.1) return true;
  return PITCH * Math.min(width / box.width, height / box.height) >= READABLE;
}
