import type { CoverPalette } from "./cover-palette.js";
import type { Random } from "../shows/random.js";

/** Draws the figure of a cover on 600 by 600 units. `letter` is set if the title has one that can be drawn. */
export type Motif = (colors: CoverPalette, random: Random, letter: string | undefined) => string;

/** SVG elements as text. Numbers are rounded to one decimal, so that a cover stays small. */
type Paint = { readonly fill?: string; readonly stroke?: string; readonly width?: number; readonly dash?: string };

/** A number in the format of SVG paths. */
export function num(value: number): string {
  return String(Math.round(value * 10) / 10);
}

export function circle(x: number, y: number, radius: number, paint: Paint): string {
  return `<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius)}"${attributes(paint)}/>`;
}

export function rect(x: number, y: number, width: number, height: number, fill: string, radius = 0): string {
  const round = radius > 0 ? ` rx="${num(radius)}"` : "";
  return `<rect x="${num(x)}" y="${num(y)}" width="${num(width)}" height="${num(height)}"${round} fill="${fill}"/>`;
}

export function path(d: string, paint: Paint): string {
  return `<path d="${d}"${attributes(paint)}/>`;
}

export function group(transform: string, content: string): string {
  return `<g transform="${transform}">${content}</g>`;
}

/** A path through the points that is as smooth as a hand-drawn line: its curves go through the middle of each segment. */
export function smooth(points: readonly (readonly [number, number])[]): string {
  const [first = [0, 0], ...rest] = points;
  let d = `M${num(first[0])} ${num(first[1])}`;
  rest.forEach(([x, y], i) => {
    const next = rest[i + 1];
    if (!next) d += `L${num(x)} ${num(y)}`;
    else d += `Q${num(x)} ${num(y)} ${num((x + next[0]) / 2)} ${num((y + next[1]) / 2)}`;
  });
  return d;
}

/** Joins the results of `draw` for each index below `count`. */
export function repeat(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join("");
}

function attributes({ fill, stroke, width, dash }: Paint): string {
  const line = stroke
    ? ` stroke="${stroke}" stroke-width="${num(width ?? 1)}" stroke-linecap="round" stroke-linejoin="round"`
    : "";
  return ` fill="${fill ?? "none"}"${line}${dash ? ` stroke-dasharray="${dash}"` : ""}`;
}
