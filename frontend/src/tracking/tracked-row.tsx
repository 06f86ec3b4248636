import { BellOff } from "lucide-react";
import { Link } from "react-router-dom";
import { readableIsoDate } from "../catalogue/shows/dates";
import { podcastPath } from "../catalogue/shows/podcast-path";
import { Badge } from "../ui/badge";
import { Button } from "../ui/button";
import { Cover } from "../ui/cover";
import { AlertSettingsForm } from "./alert-settings";
import type { TrackedPodcast } from "@earshot/backend/tracking/tracking.schemas";

type Props = {
  show: TrackedPodcast;
  now: Date;
  /** Whether the show has just been restored; then its button gets the focus. */
  back: boolean;
  onStop: () => void;
};

/** A tracked show: its last check, its alerts, and a button to stop tracking it. */
export function TrackedRow({ show, now, back, onStop }: Props) {
  const { podcastId, author } = show;
  const title = show.title || "Untitled";
  return (
    <article
      aria-label={title}
      className="grid items-center gap-x-8 gap-y-3 md:grid-cols-[minmax(0,1fr)_auto] lg:grid-cols-[minmax(0,1fr)_auto_auto]"
    >
      <div className="flex min-w-0 items-center gap-4">
        <Cover src={show.imageUrl} seed={podcastId} size={72} />
        <div className="relative min-w-0">
          <h3 className="flex items-center gap-2 text-h3">
            <Link
              to={podcastPath(podcastId)}
              dir="auto"
              className="hit-area truncate text-inherit no-underline hover:underline"
            >
              {title}
            </Link>
            {show.newEpisodes > 0 && <Badge tone="signal">{show.newEpisodes} new</Badge>}
          </h3>
          <p dir="auto" className="truncate text-[0.875rem] text-text-2">
            {author || "—"}
          </p>
          <dl className="mt-1 flex flex-wrap gap-x-4 text-meta text-text-3">
            <Moment name="Last episode" at={show.lastSeenPubDate} now={now} none="no date" />
            <Moment name="Last checked" at={show.lastCheckedAt} now={now} none="not yet" />
            <Moment name="Next check" at={show.nextCheckAt} now={now} none="not planned" />
          </dl>
        </div>
      </div>
      <AlertSettingsForm show={show} />
      <Button
        variant="ghost"
        autoFocus={back}
        aria-label={`Stop tracking: ${title}`}
        onClick={onStop}
        className="-ml-4 justify-self-start lg:ml-0 lg:justify-self-end"
      >
        <BellOff size={16} />
        Stop tracking
      </Button>
    </article>
  );
}

function Moment({ name, at, now, none }: { name: string; at: string | null; now: Date; none: string }) {
  const date = readableIsoDate(at, now);
  // If a check is in progress, its due time is slightly in the past.
  const due = name === "Next check" && at !== null && Date.parse(at) <= now.getTime();
  return (
    <div className="flex gap-1">
      <dt>{name}:</dt>
      <dd className="text-text-2">
        {date ? (
          <time dateTime={date.iso} title={date.absolute}>
            {due ? "due now" : date.relative}
          </time>
        ) : (
          none
        )}
      </dd>
    </div>
  );
}
