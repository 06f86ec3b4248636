import { shortDay } from "../../shared/text/day-text.js";
import { formatCount } from "../../shared/text/format-count.js";
import { shownAddress } from "../links/shown-address.js";
import { CODED_FACTS, CODED_NAMES } from "../codes/coded-facts.js";
import { isListeningPage } from "../links/listening-page.js";
import type { DefaultableField, Podcast } from "../shows/podcast.js";
import { publishingRhythm } from "../shows/publishing-rhythm.js";

type KitFact = { readonly term: string; readonly text: string };

/** A show's known facts for its media kit. `published` contains the dates of its newest episodes in ISO 8601. */
export function kitFacts(podcast: Podcast, published: readonly (string | null)[], now: Date): readonly KitFact[] {
  const isKnown = (field: DefaultableField): boolean => !podcast.defaulted.includes(field);
  const codes = CODED_NAMES.map((name): [string, string | false] => {
    const detected = name === "language" && podcast.languageDetected ? " (detected)" : "";
    return [CODED_FACTS[name].label, isKnown(name) && CODED_FACTS[name].nameOf(podcast[name]) + detected];
  });
  const facts: readonly (readonly [string, string | false | undefined])[] = [
    ["New episodes", publishingRhythm(published, now)?.words],
    // A printed page needs a date: "yesterday" would be wrong tomorrow.
    ["Latest episode", isKnown("lastUpdate") && podcast.lastUpdate > 0 && shortDay(podcast.lastUpdate * 1000)],
    ["Episodes", isKnown("episodeCount") && formatCount(podcast.episodeCount)],
    ["Usual length", isKnown("duration") && podcast.duration],
    ...codes,
    ["Content", podcast.explicit !== "N/A" && (podcast.explicit === 1 ? "Explicit" : "Not explicit")],
    ["Website", isKnown("link") && !isListeningPage(podcast.link) && shownAddress(podcast.link)],
  ];
  return facts.flatMap(([term, text]) => (text ? [{ term, text }] : []));
}
