export type Bounds = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/**
 * Fits a window's bounds into the existing displays. They stay unchanged if the title bar can be reached on one of them. Otherwise they
 * are moved into the nearest display, and shrunk to its size if necessary. `displays` are work areas; if there are none, the bounds stay
 * unchanged.
 */
export function boundsWithin(bounds: Bounds, displays: readonly Bounds[]): Bounds {
  if (displays.some((display) => isReachable(bounds, display))) return bounds;
  const [nearest] = displays.toSorted((a, b) => distance(bounds, a) - distance(bounds, b));
  if (!nearest) return bounds;
  const width = Math.min(bounds.width, nearest.width);
  const height = Math.min(bounds.height, nearest.height);
  const into = (at: number, from: number, room: number) => Math.min(Math.max(at, from), from + room);
  return {
    x: into(bounds.x, nearest.x, nearest.width - width),
    y: into(bounds.y, nearest.y, nearest.height - height),
    width,
    height,
  };
}

type Window = { isNormal(): boolean; getBounds(): Bounds; setBounds(bounds: Bounds): void };

/** The display on which a window was last shown may be gone. The system itself places a maximized or full-screen window. */
export function moveWithin(window: Window, displays: readonly Bounds[]): void {
  if (!window.isNormal()) return;
  const bounds = window.getBounds();
  const within = boundsWithin(bounds, displays);
  if (within !== bounds) window.setBounds(within);
}

/** The part of the title bar, in pixels, that a person needs to drag a window. */
const GRIP = { width: 100, height: 30 };

function isReachable({ x, y, width }: Bounds, display: Bounds): boolean {
  const visible = Math.min(x + width, display.x + display.width) - Math.max(x, display.x);
  return visible >= GRIP.width && y >= display.y && y + GRIP.height <= display.y + display.height;
}

/** The squared distance between the centers. */
function distance(one: Bounds, other: Bounds): number {
  const middle = ({ x, y, width, height }: Bounds) => [x + width / 2, y + height / 2] as const;
  const [[ax, ay], [bx, by]] = [middle(one), middle(other)];
  return (ax - bx) ** 2 + (ay - by) ** 2;
}
