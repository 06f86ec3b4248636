import { CODED_FACTS, CODED_NAMES, type CodedName } from "@earshot/domain/catalogue/codes/coded-facts";
import { type DatedShow, knownUntil } from "@earshot/domain/catalogue/shows/episode-strip";
import type { Podcast } from "@earshot/domain/catalogue/shows/podcast";
import { ageInYears } from "@earshot/domain/catalogue/shows/age";
import { counted, formatCount } from "@earshot/domain/shared/text/format-count";
import { useState } from "react";
import { Fact } from "../../ui/overlay/fact";
import { readableDate } from "../shows/dates";
import { isKnown, isLittleKnown } from "../shows/known";

/** The most important facts, as cells in a row. */
export function StatCards({ podcast }: { podcast: DatedShow }) {
  const [now] = useState(() => new Date());
  const created = readableDate(podcast.createdOn, now);
  const updated = readableDate(podcast.lastUpdate, now);
  const isOld = hasOldFacts(podcast, now);
  if (isLittleKnown(podcast)) return <LittleKnown podcast={podcast} />;
  return (
    <>
      <Fact
        label="Episodes"
        value={isKnown(podcast, "episodeCount") ? formatCount(podcast.episodeCount) : "N/A"}
        about="Episodes that the show’s feed lists now. Feeds may drop old ones."
      >
        {isKnown(podcast, "duration") && `Average ${podcast.duration}`}
      </Fact>
      <Fact
        label="Created at"
        value={created ? <time dateTime={created.iso}>{created.absolute}</time> : "N/A"}
        about="When the show was first seen: its oldest episode, or the day it entered the catalogue."
      >
        {created && ageText(ageInYears(podcast.createdOn, now))}
      </Fact>
      <Fact
        label="Last update"
        value={
          updated ? (
            <time dateTime={updated.iso} title={updated.absolute}>
              {isOld ? updated.absolute : updated.relative}
            </time>
          ) : (
            "N/A"
          )
        }
        about="When the newest episode came out."
      >
        {isOld && "Last known. "}
        <Spoken podcast={podcast} />
      </Fact>
    </>
  );
}

/** Whether the facts are too old to tell what came after the newest episode that they name. */
const hasOldFacts = (podcast: DatedShow, now: Date): boolean => knownUntil(podcast, now) !== now;

/** The known facts in one cell, as a sentence without the unknown ones. */
function LittleKnown({ podcast }: { podcast: DatedShow }) {
  const [now] = useState(() => new Date());
  const created = isKnown(podcast, "createdOn") ? readableDate(podcast.createdOn, now) : undefined;
  const updated = isKnown(podcast, "lastUpdate") ? readableDate(podcast.lastUpdate, now) : undefined;
  const known = [
    isKnown(podcast, "episodeCount") && counted(podcast.episodeCount, "episode"),
    created && `since ${created.absolute}`,
    updated &&
      (hasOldFacts(podcast, now) ? `last known update ${updated.absolute}` : `last update ${updated.relative}`),
    isKnown(podcast, "language") && codeText(podcast, "language"),
    podcast.explicit !== "N/A" && (podcast.explicit === 1 ? "explicit" : "not explicit"),
  ].filter((text) => typeof text === "string");
  return (
    <section aria-label="What is known" className="col-span-full px-4 py-3 md:col-span-1 md:px-5">
      <p className="font-[640]">
        {isKnown(podcast, "listener_range")
          ? "We know little beyond its audience."
          : "We don’t know much about this show yet."}
      </p>
      <p className="text-meta text-text-2 first-letter:uppercase">
        {known.length > 0 && `${known.join(", ")}. `}
        {isKnown(podcast, "url")
          ? "More appears here once its feed has been read."
          : "We don’t know its feed, so there’s nothing more to read."}
      </p>
    </section>
  );
}

/** "English, United States, explicit: No", without what is unknown. */
function Spoken({ podcast }: { podcast: Podcast }) {
  const codes = CODED_NAMES.filter((name) => isKnown(podcast, name)).map((name) => codeText(podcast, name));
  const explicit = podcast.explicit !== "N/A" && `explicit: ${podcast.explicit === 1 ? "Yes" : "No"}`;
  return [...codes, ...(explicit ? [explicit] : [])].join(", ");
}

/** "English", "Persian (detected)". */
function codeText(podcast: Podcast, name: CodedName): string {
  const text = CODED_FACTS[name].nameOf(podcast[name]);
  return name === "language" && podcast.languageDetected ? `${text} (detected)` : text;
}

function ageText(years: number | undefined): string {
  if (years === undefined) return "";
  if (years === 0) return "Less than a year";
  return years === 1 ? "1 year" : `${years} years`;
}
