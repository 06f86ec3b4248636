import { Bell } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router-dom";
import { readableIsoDate } from "../catalogue/shows/dates";
import { podcastPath } from "../catalogue/shows/podcast-path";
import { useTrackedListQuery } from "../tracking/tracking-api";
import type { TrackedPodcast } from "@earshot/backend/tracking/tracking.schemas";
import { Badge } from "../ui/badge";
import { ButtonLink } from "../ui/button";
import { Cover } from "../ui/cover";
import { ErrorNotice } from "../ui/error-notice";
import { Skeleton } from "../ui/skeleton";
import { Empty } from "./empty";
import { Section } from "./section";

/** How many tracked shows are listed here; their own tab lists all. */
const SHOWN = 9;
const GRID = "grid grid-cols-[repeat(auto-fill,minmax(min(100%,300px),1fr))] gap-3";

/** A summary of the tracked shows. Their alerts are managed on the other tab. */
export function TrackedSection() {
  const [now] = useState(() => new Date());
  const { data, isError, ...query } = useTrackedListQuery();
  const manage = (
    <ButtonLink to="/dashboard?tab=tracking" size="sm" variant="ghost" className="-ml-3 md:ml-0">
      <Bell size={16} />
      Manage alerts
    </ButtonLink>
  );
  return (
    <Section
      id="tracked"
      title="Tracked Podcasts"
      count={data?.length}
      action={data !== undefined && data.length > 0 && manage}
    >
      {isError && !data ? (
        <ErrorNotice text="Couldn’t load your tracked podcasts." query={query} />
      ) : !data ? (
        <div className={GRID}>
          <Skeleton count={3} className="h-[82px] rounded-card" />
        </div>
      ) : data.length === 0 ? (
        <Empty
          icon={Bell}
          text="You aren’t tracking any podcasts yet. Track one to hear about new episodes, here and by email."
        >
          <ButtonLink to="/home">Search podcasts</ButtonLink>
        </Empty>
      ) : (
        <>
          <ul className={GRID}>
            {data.slice(0, SHOWN).map((show) => (
              <TrackedCard key={show.podcastId} show={show} now={now} />
            ))}
          </ul>
          {data.length > SHOWN && (
            <ButtonLink to="/dashboard?tab=tracking" className="mt-4">
              All {data.length} tracked podcasts
            </ButtonLink>
          )}
        </>
      )}
    </Section>
  );
}

function TrackedCard({ show, now }: { show: TrackedPodcast; now: Date }) {
  const latest = readableIsoDate(show.lastSeenPubDate, now);
  return (
    <li className="relative flex items-center gap-3 rounded-card border border-line bg-surface p-3 transition-shadow duration-140 hover:shadow-raised has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-focus">
      <Cover src={show.imageUrl} seed={show.podcastId} size={56} />
      <div className="min-w-0 flex-1">
        <h3 dir="auto" title={show.title || "Untitled"} className="truncate text-h3">
          <Link
            to={podcastPath(show.podcastId)}
            className="text-inherit no-underline outline-none after:absolute after:inset-0 after:rounded-card"
          >
            {show.title || "Untitled"}
          </Link>
        </h3>
        <p className="truncate text-meta text-text-2">
          {latest ? `Last episode ${latest.relative}` : "No episode with a date yet"}
        </p>
      </div>
      {show.newEpisodes > 0 && <Badge tone="signal">{show.newEpisodes} new</Badge>}
    </li>
  );
}
