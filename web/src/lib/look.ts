/** How a player is told apart: a colour that always travels with a shape, so that colour never speaks alone. */
export type Shape = 'circle' | 'triangle' | 'diamond' | 'bars' | 'plus';

export interface Look {
  /** What the game calls this seat, when nobody gave it a name. */
  name: string;
  fill: string;
  /** Readable on the fill. */
  ink: string;
  shape: Shape;
  icon: string;
}

/** The path of a shape around a point. */
export function shapePath(shape: Shape | undefined, x: number, y: number, r: number): string {
  switch (shape) {
    case 'triangle':
      return `M${x} ${y - r}L${x + r * 0.95} ${y + r * 0.7}H${x - r * 0.95}Z`;
    case 'diamond':
      return `M${x} ${y - r}L${x + r} ${y}L${x} ${y + r}L${x - r} ${y}Z`;
    case 'bars':
      return `M${x - r * 0.8} ${y - r * 0.85}h${r * 0.58}v${r * 1.7}h${-r * 0.58}ZM${x + r * 0.22} ${y - r * 0.85}h${r * 0.58}v${r * 1.7}h${-r * 0.58}Z`;
    case 'plus': {
      const t = r * 0.32;
      return `M${x - t} ${y - r * 0.92}h${2 * t}V${y - t}H${x + r * 0.92}v${2 * t}H${x + t}V${y + r * 0.92}h${-2 * t}V${y + t}H${x - r * 0.92}v${-2 * t}H${x - t}Z`;
    }
    case 'circle': {
      const s = r * 0.8;
      return `M${x - s} ${y}a${s} ${s} 0 1 0 ${2 * s} 0a${s} ${s} 0 1 0 ${-2 * s} 0Z`;
    }
    default:
      return '';
  }
}
