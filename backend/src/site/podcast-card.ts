import { orMore } from "@earshot/domain/audience/range/listener-band";
import { formatListenerRange, parseListenerRange } from "@earshot/domain/audience/range/listener-range";
import { METER_SEGMENTS, meterSpan, scaleFor } from "@earshot/domain/audience/range/meter";
import type { Podcast } from "@earshot/domain/catalogue/shows/podcast";
import { BRAND } from "@earshot/domain/shared/brand";
import { coverBars } from "@earshot/domain/shared/cover-bars";
import { CARD_HEIGHT, CARD_WIDTH } from "@earshot/domain/site/page-metadata";
import { wrapText } from "@earshot/domain/site/wrap-text";
import { CARD_COLORS as COLOR, oklch } from "./card-colors.js";
import { escapeHtml } from "@earshot/domain/shared/text/escape-html";

const MARGIN = 72;
const INNER = CARD_WIDTH - 2 * MARGIN;
const COVER = 288;
const TEXT_LEFT = MARGIN + COVER + 44;
const TEXT_WIDTH = CARD_WIDTH - MARGIN - TEXT_LEFT;

type Style = { readonly size: number; readonly weight: number; readonly fill: string; readonly anchor?: string };

export type ShowOnCard = Pick<
  Podcast,
  "id" | "title" | "itunesAuthor" | "listener_range" | "defaulted" | "listenersAtLeast"
>;

/** The preview picture of a show as SVG: the placeholder for its cover, title, author, and its listener range on the scale. */
export function podcastCard(podcast: ShowOnCard): string {
  const title = wrapText(podcast.title, { width: TEXT_WIDTH / 58, lines: 3 });
  const known = !podcast.defaulted.includes("itunesAuthor");
  const author = known ? wrapText(podcast.itunesAuthor, { width: TEXT_WIDTH / 30, lines: 1 }) : [];
  const range = parseListenerRange(podcast.listener_range);
  const least = podcast.listenersAtLeast ? orMore(podcast.listenersAtLeast) : "Not known yet";
  const listeners = range.kind === "unknown" ? least : formatListenerRange(range).replace("-", "–");
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_WIDTH}" height="${CARD_HEIGHT}" viewBox="0 0 ${CARD_WIDTH} ${CARD_HEIGHT}" font-family="Instrument Sans">
<rect width="${CARD_WIDTH}" height="${CARD_HEIGHT}" fill="${COLOR.ground}"/>
${cover(podcast.id)}
${title.map((line, index) => text(line, TEXT_LEFT, 122 + index * 66, { size: 58, weight: 700, fill: COLOR.text })).join("\n")}
${author.map((line) => text(line, TEXT_LEFT, 122 + title.length * 66, { size: 30, weight: 500, fill: COLOR.quiet })).join("\n")}
${text("Estimated listeners", MARGIN, 428, { size: 24, weight: 500, fill: COLOR.quiet })}
${text(listeners, MARGIN, 478, { size: 46, weight: 700, fill: COLOR.text })}
${brand()}
${meter(range)}
</svg>`;
}

function cover(id: string): string {
  const { hue, heights } = coverBars(id);
  const bars = heights.map(
    (height, index) =>
      `<rect x="${14 + index * 10.8}" y="${50 - height / 2}" width="6.4" height="${height}" rx="3.2" fill="${oklch(0.93, 0.035, hue)}"/>`,
  );
  return `<g transform="translate(${MARGIN} ${MARGIN}) scale(${COVER / 100})"><rect width="100" height="100" rx="7" fill="${oklch(0.42, 0.07, hue)}"/>${bars.join("")}</g>`;
}

/** Positions of the logo's bars within 24 by 24 units. */
const MARK = [
  [2, 9, 6],
  [6.25, 5, 14],
  [10.5, 2, 20],
  [14.75, 6, 12],
  [19, 10, 4],
] as const;

function brand(): string {
  const bars = MARK.map(
    ([x, y, height], index) =>
      `<rect x="${x}" y="${y}" width="3" height="${height}" rx="1.5" fill="${index === 2 ? COLOR.signal : COLOR.lit}"/>`,
  );
  const name = text(BRAND, CARD_WIDTH - MARGIN, 476, { size: 38, weight: 700, fill: COLOR.text, anchor: "end" });
  return `<g transform="translate(${CARD_WIDTH - MARGIN - 200} 440) scale(1.75)">${bars.join("")}</g>${name}`;
}

function meter(range: ReturnType<typeof parseListenerRange>): string {
  const scale = scaleFor(range);
  const span = meterSpan(range, METER_SEGMENTS, scale);
  const step = INNER / METER_SEGMENTS;
  const segments = Array.from({ length: METER_SEGMENTS }, (_, index) => {
    const lit = span !== undefined && index >= span.from && index < span.to;
    // A range without an upper end fades out to the right.
    const strength = lit && span.open ? 1 - (0.85 * (index - span.from)) / (span.to - span.from) : 1;
    const attributes = `x="${(MARGIN + index * step).toFixed(2)}" y="508" width="${(step - 5).toFixed(2)}" height="38" rx="3"`;
    const ground = `<rect ${attributes} fill="${COLOR.unlit}"/>`;
    return lit ? `${ground}<rect ${attributes} fill="${COLOR.lit}" fill-opacity="${strength.toFixed(3)}"/>` : ground;
  });
  const ticks = scale.ticks.map(({ label, at }) => {
    const anchor = at === 0 ? "start" : at === 1 ? "end" : "middle";
    return text(label, MARGIN + at * INNER, 584, { size: 22, weight: 500, fill: COLOR.quiet, anchor });
  });
  return [...segments, ...ticks].join("");
}

function text(content: string, x: number, y: number, { size, weight, fill, anchor = "start" }: Style): string {
  return `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${fill}" text-anchor="${anchor}">${escapeHtml(content)}</text>`;
}
