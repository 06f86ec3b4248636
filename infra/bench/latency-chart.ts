import { escapeHtml } from "@earshot/domain/shared/text/escape-html";

/** The 95th percentiles of one way to search, by the number of shows. */
export type Curve = {
  readonly name: string;
  readonly points: readonly { readonly shows: number; readonly ms: number }[];
};

const WIDTH = 720;
const HEIGHT = 400;
const LEFT = 64;
const RIGHT = 150;
const TOP = 48;
const BOTTOM = 48;
const COLORS = ["#0b7285", "#c2410c", "#6d28d9", "#4d7c0f", "#be123c"];

/**
 * Latency by catalogue size as an SVG chart with logarithmic axes. Readable on light and dark pages; curves without points are left out.
 */
export function latencyChart(title: string, curves: readonly Curve[]): string {
  const drawn = curves.filter(({ points }) => points.length > 0);
  const all = drawn.flatMap(({ points }) => points);
  const x = scale(
    all.map(({ shows }) => shows),
    [LEFT, WIDTH - RIGHT],
  );
  const y = scale(
    all.map(({ ms }) => ms),
    [HEIGHT - BOTTOM, TOP],
  );
  const parts = [
    ...x.ticks.map((tick) => text(x.at(tick), HEIGHT - BOTTOM + 20, short(tick), "middle")),
    ...y.ticks.map((tick) => grid(y.at(tick)) + text(LEFT - 8, y.at(tick) + 4, `${short(tick)} ms`, "end")),
    ...drawn.map((curve, at) => curveOf(curve, x.at, y.at, COLORS[at % COLORS.length] ?? "")),
    text((LEFT + WIDTH - RIGHT) / 2, HEIGHT - 8, "shows in the catalogue", "middle"),
    `<text x="${LEFT}" y="24" font-size="15" font-weight="600">${escapeHtml(title)}</text>`,
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="system-ui, sans-serif" font-size="12" fill="#64748b" role="img" aria-label="${escapeHtml(title)}">\n${parts.join("\n")}\n</svg>\n`;
}

type Scale = { readonly at: (value: number) => number; readonly ticks: readonly number[] };

/** A logarithmic scale in whole powers of ten that covers all values. */
function scale(values: readonly number[], [from, to]: readonly [number, number]): Scale {
  const low = Math.floor(Math.log10(Math.max(1e-3, Math.min(...values))));
  const high = Math.max(low + 1, Math.ceil(Math.log10(Math.max(...values))));
  const at = (value: number) => round(from + ((to - from) * (Math.log10(Math.max(value, 1e-3)) - low)) / (high - low));
  return { at, ticks: Array.from({ length: high - low + 1 }, (_, step) => 10 ** (low + step)) };
}

function curveOf({ name, points }: Curve, x: Scale["at"], y: Scale["at"], color: string): string {
  const positions = points
    .toSorted((a, b) => a.shows - b.shows)
    .map(({ shows, ms }) => ({ x: x(shows), y: y(ms), ms }));
  const line = positions.map((dot) => `${dot.x},${dot.y}`).join(" ");
  const dots = positions.map(
    (dot) => `<circle cx="${dot.x}" cy="${dot.y}" r="3.5"/>` + text(dot.x, dot.y - 8, short(dot.ms), "middle"),
  );
  const last = positions.at(-1);
  const label = last ? `<text x="${last.x + 10}" y="${last.y + 4}" font-weight="600">${escapeHtml(name)}</text>` : "";
  return `<g fill="${color}"><polyline points="${line}" fill="none" stroke="${color}" stroke-width="2"/>${dots.join("")}${label}</g>`;
}

function grid(y: number): string {
  return `<line x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${y}" y2="${y}" stroke="#64748b" stroke-opacity="0.25"/>`;
}

function text(x: number, y: number, value: string, anchor: "middle" | "end"): string {
  return `<text x="${x}" y="${y}" text-anchor="${anchor}">${escapeHtml(value)}</text>`;
}

function short(value: number): string {
  if (value >= 1e6) return `${round(value / 1e6)}M`;
  return value >= 1e4 ? `${round(value / 1e3)}k` : value.toLocaleString("en");
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
