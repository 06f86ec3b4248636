import { CheckCheck, ChevronDown, Radio } from "lucide-react";
import { useId, useState } from "react";
import { FocusHandover } from "../ui/hooks/focus-handover";
import { Button } from "../ui/button";
import { cx } from "../ui/class-names";
import { ErrorNotice } from "../ui/error-notice";
import { Skeleton } from "../ui/skeleton";
import { AlertRow } from "./alert-row";
import { TrackedList } from "./tracked-list";
import { useTrackedListQuery } from "./tracking-api";
import type { Alert } from "@earshot/backend/tracking/tracking.schemas";
import { useAlerts, useMarkAllSeen, usePlayAlert } from "./use-alerts";

const GRID = "grid grid-cols-[repeat(auto-fill,minmax(min(100%,400px),1fr))] gap-3";

/** The alerts: new episodes of tracked shows, and each show's alert settings. */
export function TrackingTab() {
  const { data, isError, ...query } = useTrackedListQuery(undefined, { refetchOnMountOrArgChange: true });
  if (isError && !data) {
    return <ErrorNotice text="Couldn’t load your tracked podcasts." query={query} />;
  }
  if (!data) return <Skeleton className="h-96 rounded-card" />;
  return (
    <>
      <Episodes tracked={data.length} />
      <TrackedList tracked={data} />
    </>
  );
}

function Episodes({ tracked }: { tracked: number }) {
  const [now] = useState(() => new Date());
  const alerts = useAlerts();
  const { currentData, isError, fresh, earlier, hasNextPage, isFetchingNextPage, ...query } = alerts;
  const playFresh = usePlayAlert(fresh);
  const markAllSeen = useMarkAllSeen();
  if (isError && !currentData) {
    return <ErrorNotice text="Couldn’t load new episodes." query={query} />;
  }
  if (!currentData) return <Skeleton className="h-40 rounded-card" />;
  // Without tracked shows, nothing can be new; the list below explains how to start.
  if (tracked === 0 && fresh.length === 0 && earlier.length === 0) return null;
  return (
    <section aria-labelledby="new-episodes">
      <div className="mb-4 flex min-h-10 flex-wrap items-center justify-between gap-3">
        <h2 id="new-episodes" className="text-h2">
          New since your last visit{" "}
          <span className="text-control font-normal text-text-3">{currentData.pages[0]?.unseen ?? 0}</span>
        </h2>
        {fresh.length > 0 && (
          <FocusHandover>
            <Button size="sm" onClick={markAllSeen}>
              <CheckCheck size={16} />
              Mark all as seen
            </Button>
          </FocusHandover>
        )}
      </div>
      <p role="status" className={cx("flex items-center gap-2 text-text-2", fresh.length > 0 && "sr-only")}>
        {fresh.length === 0 && (
          <>
            <Radio size={18} className="shrink-0 text-text-3" />
            You’re up to date. New episodes appear here as soon as they are found.
          </>
        )}
      </p>
      <ul className={GRID}>
        {fresh.map((alert) => (
          <AlertRow key={alert.id} alert={alert} now={now} onPlay={playFresh} />
        ))}
      </ul>
      {earlier.length > 0 && <Earlier alerts={earlier} now={now} />}
      {hasNextPage && (
        <Button
          className="mt-4"
          aria-disabled={isFetchingNextPage}
          onClick={() => !isFetchingNextPage && void alerts.fetchNextPage()}
        >
          {isFetchingNextPage ? "Loading…" : isError ? "Try again" : "Load more"}
        </Button>
      )}
    </section>
  );
}

/** Episodes already seen, collapsed. */
function Earlier({ alerts, now }: { alerts: readonly Alert[]; now: Date }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const play = usePlayAlert(alerts);
  return (
    <div className="mt-4">
      <Button variant="ghost" size="sm" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        <ChevronDown size={16} className={cx("transition-transform duration-140", open && "rotate-180")} />
        Seen before ({alerts.length})
      </Button>
      <ul id={id} hidden={!open} className={cx("mt-3", open && GRID)}>
        {alerts.map((alert) => (
          <AlertRow key={alert.id} alert={alert} now={now} onPlay={play} />
        ))}
      </ul>
    </div>
  );
}
