import type { AudienceEstimate } from "../figures/audience-estimate.js";
import type { ProvidedFigures } from "../facts/audience-facts.js";
import { AUDIENCE_FIGURES, type AudienceFigure } from "../figures/audience-figures.js";
import { toConfidence } from "../range/confidence.js";
import { exceeds, FIGURE_ORDER } from "../figures/figure-order.js";
import { UNKNOWN_RANGE, formatListenerRange, parseListenerRange, type ListenerRange } from "../range/listener-range.js";

type Figures = Readonly<Record<AudienceFigure, ListenerRange>>;

/** If two figures contradict each other, the one that is earlier in this list is used. */
const MOST_RELIABLE_FIRST: readonly AudienceFigure[] = ["listeners", "perEpisode", "monthlyReach", "activeFollowers"];

/**
 * The figures stated by a source, unchanged, on a receipt that names the source. A figure that contradicts a more reliable one is left
 * out, and the receipt quotes it. The per-episode audience falls back to the listeners (product specification, section 3). undefined if
 * none of the figures can be parsed.
 */
export function providedEstimate(given: ProvidedFigures): AudienceEstimate | undefined {
  const stated: Figures = {
    listeners: read(given.listeners),
    perEpisode: read(given.perEpisode),
    monthlyReach: read(given.monthlyReach),
    activeFollowers: read(given.activeFollowers),
  };
  if (Object.values(stated).every(({ kind }) => kind === "unknown")) return undefined;
  const notes = ["The source of this podcast gives these figures but doesn’t say how it got them."];
  const figures = withoutContradictions(withPerEpisode(stated, notes), notes);
  return {
    basis: "provided",
    evidence: null,
    methodVersion: null,
    ...figures,
    confidence: toConfidence(given.confidence),
    typical: null,
    atLeast: null,
    inputs: [],
    notes,
  };
}

function withPerEpisode(figures: Figures, notes: string[]): Figures {
  if (figures.perEpisode.kind !== "unknown" || figures.listeners.kind === "unknown") return figures;
  notes.push("It gives no per-episode figure, so we use its listener range.");
  return { ...figures, perEpisode: figures.listeners };
}

function withoutContradictions(stated: Figures, notes: string[]): Figures {
  const accepted: Record<AudienceFigure, ListenerRange> = { ...stated };
  MOST_RELIABLE_FIRST.forEach((figure, place) => {
    const preferred = MOST_RELIABLE_FIRST.slice(0, place);
    const other = preferred.find((earlier) => contradict(accepted, figure, earlier));
    if (other === undefined) return;
    const quoted = (name: AudienceFigure) => `${AUDIENCE_FIGURES[name].label} of ${formatListenerRange(stated[name])}`;
    notes.push(`It also gives ${quoted(figure)}. That contradicts ${quoted(other)}, so we left it out.`);
    accepted[figure] = UNKNOWN_RANGE;
  });
  return accepted;
}

function contradict(figures: Figures, one: AudienceFigure, other: AudienceFigure): boolean {
  return FIGURE_ORDER.some(
    ([part, whole]) =>
      ((part === one && whole === other) || (part === other && whole === one)) &&
      exceeds(figures[part], figures[whole]),
  );
}

function read(figure: string | ListenerRange | undefined): ListenerRange {
  if (figure === undefined) return UNKNOWN_RANGE;
  return typeof figure === "string" ? parseListenerRange(figure) : figure;
}
