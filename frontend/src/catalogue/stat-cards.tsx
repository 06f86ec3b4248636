import { AUDIENCE_FIGURES } from "@earshot/domain/audience/audience-figures";
import { listenersSource } from "@earshot/domain/audience/figure-source";
import { parseListenerRange } from "@earshot/domain/audience/listener-range";
import { popularityBadge } from "@earshot/domain/audience/popularity-badge";
import { CODED_FACTS, CODED_NAMES } from "@earshot/domain/catalogue/coded-facts";
import type { Podcast, PodcastDetail } from "@earshot/domain/catalogue/podcast";
import { ageInYears } from "@earshot/domain/shared/age";
import { formatCount } from "@earshot/domain/shared/format-count";
import { type ReactNode, useState } from "react";
import { rangeText } from "../audience/range-text";
import { Badge } from "../ui/badge";
import { InfoButton } from "../ui/popover";
import { readableDate } from "./dates";
import { isKnown } from "./known";
import { usePageSlots } from "./show-slots";

/** The facts at a glance, and what can be done with the show. */
export function StatCards({ podcast, detail }: { podcast: Podcast; detail: PodcastDetail | undefined }) {
  const { AddToList, MatchButton, MatchSent } = usePageSlots();
  const [now] = useState(() => new Date());
  const created = readableDate(podcast.createdOn, now);
  const updated = readableDate(podcast.lastUpdate, now);
  const popularity = isKnown(podcast, "popularityScore") ? popularityBadge(podcast.popularityScore) : undefined;
  const codes = CODED_NAMES.filter((name) => name !== "language" && isKnown(podcast, name));
  return (
    <div className="grid grid-cols-2 gap-3 md:gap-4 lg:grid-cols-5">
      <Stat
        label={AUDIENCE_FIGURES.listeners.label}
        value={rangeText(parseListenerRange(podcast.listener_range))}
        about={AUDIENCE_FIGURES.listeners.definition}
        badge={popularity === undefined ? undefined : <Badge>Popularity {popularity}</Badge>}
      >
        {detail && listenersSource(detail.estimate)}
      </Stat>
      <Stat
        label="Episodes"
        value={isKnown(podcast, "episodeCount") ? formatCount(podcast.episodeCount) : "N/A"}
        about="Episodes that the show's feed lists now. Feeds may drop old ones."
      >
        {isKnown(podcast, "duration") && `Usually ${podcast.duration} long`}
      </Stat>
      <Stat
        label="Created at"
        value={created ? <time dateTime={created.iso}>{created.absolute}</time> : "N/A"}
        about="When the show was first seen: its oldest episode, or the day it entered the catalogue."
      >
        {created && ageText(ageInYears(podcast.createdOn, now))}
      </Stat>
      <Stat
        label="Last update"
        value={updated ? <time dateTime={updated.iso}>{updated.relative}</time> : "N/A"}
        about="When the newest episode came out."
      >
        {updated && `${updated.absolute}, `}
        <span title={isKnown(podcast, "language") ? undefined : "Assumed: the show does not name its language"}>
          {isKnown(podcast, "language") ? podcast.language.toUpperCase() : "EN"}
        </span>
        {codes.map((name) => `, ${CODED_FACTS[name].nameOf(podcast[name])}`)}, explicit:{" "}
        {podcast.explicit === "N/A" ? "N/A" : podcast.explicit === 1 ? "Yes" : "No"}
      </Stat>
      <section
        aria-labelledby="actions"
        className="col-span-2 flex flex-col gap-2 rounded-card border border-line bg-surface p-4 lg:col-span-1"
      >
        <h2 id="actions" className="text-chip text-text-2">
          ACTIONS
        </h2>
        <MatchButton className="mt-auto w-full" />
        <AddToList podcast={podcast} on="page" className="w-full" />
        <MatchSent />
      </section>
    </div>
  );
}

type StatProps = { label: string; value: ReactNode; about: string; badge?: ReactNode; children?: ReactNode };

function Stat({ label, value, about, badge, children }: StatProps) {
  return (
    <section
      aria-label={label}
      className="flex min-h-32 min-w-0 flex-col rounded-card border border-line bg-surface p-4"
    >
      <div className="flex items-center gap-1">
        <h2 className="text-[0.875rem] text-text-2">{label}</h2>
        <InfoButton about={label}>{about}</InfoButton>
      </div>
      <p className="mt-1 text-[clamp(1.125rem,0.9rem+1vw,1.375rem)] leading-7 font-[660] tracking-[-0.02em]">{value}</p>
      <p className="mt-1 text-meta text-text-2">{children}</p>
      {badge && <div className="mt-auto pt-2">{badge}</div>}
    </section>
  );
}

function ageText(years: number | undefined): string {
  if (years === undefined) return "";
  if (years === 0) return "Less than a year";
  return years === 1 ? "1 year" : `${years} years`;
}
