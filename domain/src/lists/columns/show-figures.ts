import type { ListenerBand } from "../../audience/range/listener-band.js";
import { isListeningPage } from "../../catalogue/links/listening-page.js";
import type { PodcastFigures } from "../../catalogue/shows/podcast.js";

/** The figures of a show on one day. A list displays, exports and freezes these. */
export type ShowFigures = {
  /** Ranges as text: "1,000-5,000", "70,001+"; "N/A" if unknown. */
  readonly listeners: string;
  /** The minimum size of a show without listeners that is known from lists of popular shows. */
  readonly listenersAtLeast?: ListenerBand;
  readonly perEpisode: string;
  /** A code such as "en"; "" if unknown. */
  readonly language: string;
  readonly category: string;
  /** Epoch seconds; 0 if unknown. */
  readonly lastEpisode: number;
  /** Whether the show can be contacted; null if unknown. Never includes an address. */
  readonly contact: boolean | null;
  /** The http(s) URL of the show's website; "" if unknown. */
  readonly website: string;
};

/** Leaves out the catalogue's defaults, which are not facts. */
export function figuresOf(show: PodcastFigures): ShowFigures {
  const known = (field: PodcastFigures["defaulted"][number]) => !show.defaulted.includes(field);
  return {
    listeners: show.listener_range,
    ...(show.listenersAtLeast && { listenersAtLeast: show.listenersAtLeast }),
    perEpisode: show.pea_range,
    language: known("language") ? show.language : "",
    category: known("categories") ? (show.categories[0] ?? "") : "",
    lastEpisode: show.lastUpdate,
    contact: typeof show.hasContact === "number" ? show.hasContact === 1 : null,
    website: known("link") && /^https?:\/\//i.test(show.link) && !isListeningPage(show.link) ? show.link : "",
  };
}
