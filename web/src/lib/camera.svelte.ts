/** Which part of a drawing is seen: fitted at first, then zoomed and dragged by wheel, fingers, buttons or keys. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Point {
  x: number;
  y: number;
}

const ZOOM_MAX = 5;
const MARGIN = 30;
/** A finger that moves less than this clicks. */
const DRAG_PX = 6;

export class Camera {
  readonly box: () => Box;
  width = $state(800);
  height = $state(600);
  zoom = $state(1);
  pan = $state.raw<Point>({ x: 0, y: 0 });
  /** Once moved by hand, the drawing stays where it was put. */
  touchedByHand = $state(false);
  dragged = false;

  fitScale = $derived.by(() => {
    const box = this.box();
    return Math.min(this.width / box.width, this.height / box.height);
  });
  scale = $derived(this.fitScale * this.zoom);
  origin = $derived.by(() => {
    const box = this.box();
    return {
      x: this.width / 2 + this.pan.x - (box.x + box.width / 2) * this.scale,
      y: this.height / 2 + this.pan.y - (box.y + box.height / 2) * this.scale,
    };
  });

  #pointers = new Map<number, Point>();

  constructor(box: () => Box) {
    this.box = box;
  }

  /** Brings a place of the drawing to the middle. */
  centre(place: Point, scale: number): void {
    const box = this.box();
    this.zoom = scale / this.fitScale;
    this.pan = this.#limit({
      x: -(place.x - box.x - box.width / 2) * this.fitScale * this.zoom,
      y: -(place.y - box.y - box.height / 2) * this.fitScale * this.zoom,
    });
  }

  zoomBy(factor: number, at: Point = { x: this.width / 2, y: this.height / 2 }): void {
    const before = this.zoom;
    this.zoom = Math.max(1, Math.min(ZOOM_MAX, this.zoom * factor));
    const real = this.zoom / before;
    this.pan = this.#limit({
      x: (this.pan.x + this.width / 2 - at.x) * real - this.width / 2 + at.x,
      y: (this.pan.y + this.height / 2 - at.y) * real - this.height / 2 + at.y,
    });
    this.touchedByHand = true;
  }

  fit = (): void => {
    this.zoom = 1;
    this.pan = { x: 0, y: 0 };
    this.touchedByHand = true;
  };

  #limit(wanted: Point): Point {
    const box = this.box();
    const across = Math.max(0, (box.width * this.fitScale * this.zoom - this.width) / 2) + MARGIN;
    const down = Math.max(0, (box.height * this.fitScale * this.zoom - this.height) / 2) + MARGIN;
    if (this.zoom <= 1.001) return { x: 0, y: 0 };
    return {
      x: Math.max(-across, Math.min(across, wanted.x)),
      y: Math.max(-down, Math.min(down, wanted.y)),
    };
  }

  down = (event: PointerEvent): void => {
    this.#pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.dragged = false;
  };

  moved = (event: PointerEvent): void => {
    const before = this.#pointers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    if (this.#pointers.size === 1) {
      if (!this.dragged && Math.hypot(now.x - before.x, now.y - before.y) < DRAG_PX) return;
      this.dragged = true;
      this.touchedByHand = true;
      this.pan = this.#limit({ x: this.pan.x + now.x - before.x, y: this.pan.y + now.y - before.y });
    } else if (this.#pointers.size === 2) {
      const other = [...this.#pointers].find(([id]) => id !== event.pointerId)![1];
      const wasApart = Math.hypot(before.x - other.x, before.y - other.y);
      const apart = Math.hypot(now.x - other.x, now.y - other.y);
      const box = (event.currentTarget as Element).getBoundingClientRect();
      this.dragged = true;
      if (wasApart > 0)
        this.zoomBy(apart / wasApart, {
          x: (now.x + other.x) / 2 - box.left,
          y: (now.y + other.y) / 2 - box.top,
        });
    }
    this.#pointers.set(event.pointerId, now);
  };

  up = (event: PointerEvent): void => {
    this.#pointers.delete(event.pointerId);
  };

  wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const box = (event.currentTarget as Element).getBoundingClientRect();
    this.zoomBy(Math.exp(-event.deltaY * 0.0016), {
      x: event.clientX - box.left,
      y: event.clientY - box.top,
    });
  };

  /** The keys of a drawing; false when it was none of them. */
  key(key: string): boolean {
    if (key === '+' || key === '=') this.zoomBy(1.25);
    else if (key === '-') this.zoomBy(0.8);
    else if (key === '0') this.fit();
    else return false;
    return true;
  }
}
