import { listenersSource } from "@earshot/domain/audience/estimate/figure-source";
import type { AudienceEstimate } from "@earshot/domain/audience/figures/audience-estimate";
import { confidenceLabel } from "@earshot/domain/audience/range/confidence";
import { orMore } from "@earshot/domain/audience/range/listener-band";
import {
  formatListenerRange,
  type ListenerRange,
  parseListenerRange,
} from "@earshot/domain/audience/range/listener-range";
import type { PodcastCatalogue } from "@earshot/domain/catalogue/podcast-catalogue.port";
import type { Podcast, PodcastDetail } from "@earshot/domain/catalogue/shows/podcast";
import { z } from "zod";
import type { Quote } from "./fitted-answer.js";

/** A number of people, always with its range and its basis. */
export const figure = z.object({
  range: z
    .string()
    .nullable()
    .describe(
      'A number of people, such as "1,000-5,000" or "70,001+"; null if unknown, or if only a minimum size is known',
    ),
  basis: z
    .string()
    .describe(
      'What the range is based on, or why there is none; starts with the minimum size if that is known: "Medium or more"',
    ),
});
type Figure = z.infer<typeof figure>;

/** A show in a list of shows. Its texts come from the show's makers. */
export const listedShow = z.object({
  id: z.string(),
  title: z.string(),
  author: z.string().nullable(),
  categories: z.array(z.string()),
  language: z.string().nullable().describe("The ISO 639 code of the language"),
  listeners: figure.describe("Different people who listen to the show in 30 days"),
});

/** A figure about a show, with its basis in the same wording as on pages. */
export function figureOf(range: ListenerRange, { estimate, confidence }: Receipt): Figure {
  if (range.kind === "unknown")
    return { range: null, basis: listenersSource(estimate && { ...estimate, listeners: range }) };
  const source = listenersSource({ ...(estimate ?? PROVIDED), listeners: range });
  return {
    range: formatListenerRange(range),
    basis: `${source}; confidence ${confidenceLabel(confidence).toLowerCase()}`,
  };
}

/** The listeners of a show; for one that is only known from lists of popular shows, its minimum size as a word. */
function listenersFigure(show: Podcast, receipt: Receipt): Figure {
  const { range, basis } = figureOf(listenersOf(show), receipt);
  const band = range === null ? receipt.estimate?.atLeast : undefined;
  return { range, basis: band ? `${orMore(band)}. ${basis}` : basis };
}

type Receipt = Pick<PodcastDetail, "estimate" | "confidence">;
/** For a source that sends figures without a receipt. */
const PROVIDED: Pick<AudienceEstimate, "basis"> = { basis: "provided" };

/** The listeners of a show; unknown if the range is only a default. */
export function listenersOf(show: Podcast): ListenerRange {
  return parseListenerRange(show.defaulted.includes("listener_range") ? undefined : show.listener_range);
}

/**
 * Shows with the receipts for their figures, in the same order. A remote source already sends all its figures with a show, and more
 * would take a request per show, so its shows stay unchanged.
 */
export async function withReceipts<Show extends Podcast>(
  catalogue: PodcastCatalogue,
  shows: readonly Show[],
): Promise<readonly (readonly [Show, Receipt])[]> {
  return Promise.all(
    shows.map(async (show) => {
      const detail = catalogue.sourceProvider === "local" ? await catalogue.podcast(show.id) : undefined;
      return [show, detail ?? { estimate: null, confidence: "medium" }] as const;
    }),
  );
}

export function shownIn(quote: Quote, show: Podcast, receipt: Receipt): z.input<typeof listedShow> {
  const known = knownOf(show);
  return {
    id: show.id,
    title: quote(show.title),
    author: known("itunesAuthor") ? quote(show.itunesAuthor, 80) : null,
    categories: known("categories") ? show.categories.slice(0, 3).map((name) => quote(name, 40)) : [],
    language: known("language") ? show.language : null,
    listeners: listenersFigure(show, receipt),
  };
}

/** Whether the source states a fact. */
export const knownOf =
  ({ defaulted }: Podcast) =>
  (field: Podcast["defaulted"][number]): boolean =>
    !defaulted.includes(field);
