import { Bell } from "lucide-react";
import { useState } from "react";
import { useAppDispatch } from "../client/store";
import { useShortcut } from "../keyboard/shortcuts";
import { useRemovals } from "../optimistic/use-removals";
import { ButtonLink } from "../ui/button";
import { RemovalNews } from "../ui/removal-news";
import { RemovedTile } from "../ui/removed-tile";
import { alertsSettled } from "./change-alerts";
import { trackedElsewhere } from "./change-tracked";
import { TrackedRow } from "./tracked-row";
import { trackingApi } from "./tracking-api";
import type { TrackedPodcast } from "@earshot/backend/tracking/tracking.schemas";

/** The tracked shows, each with its alert settings and a button to stop tracking it. */
export function TrackedList({ tracked }: { tracked: readonly TrackedPodcast[] }) {
  const [now] = useState(() => new Date());
  const { shown, remove, undo, undoLast, failure, back, announcement } = useStopTracking(tracked);
  useShortcut("Mod+Z", "Undo the last removal", undoLast, { enabled: shown.some(({ gone }) => gone) });
  return (
    <section aria-labelledby="alerts-heading" className="mt-10">
      <h2 id="alerts-heading" className="mb-1 text-h2">
        Tracked Podcasts{" "}
        <span className="text-control font-normal text-text-3">{shown.filter(({ gone }) => !gone).length}</span>
      </h2>
      <RemovalNews failure={failure} announcement={announcement}>
        You’re tracking the show again.
      </RemovalNews>
      {shown.length === 0 ? (
        <div className="mt-4 flex flex-wrap items-center gap-4 rounded-card border border-dashed border-line-strong px-5 py-6">
          <Bell size={22} className="text-accent" />
          <p className="min-w-0 flex-1 basis-64 text-text-2">
            You aren’t tracking any podcasts yet. Turn on “Track this podcast” on a show’s page, then choose here how to
            hear about new episodes.
          </p>
          <ButtonLink to="/home">Search podcasts</ButtonLink>
        </div>
      ) : (
        <ul className="rows">
          {shown.map(({ row, gone }) => (
            <li key={row.podcastId} className="py-4">
              {gone ? (
                <RemovedTile
                  title={row.title}
                  onUndo={() => undo(row)}
                  className="min-h-[74px] justify-between! px-4!"
                />
              ) : (
                <TrackedRow show={row} now={now} back={back === row.podcastId} onStop={() => remove(row)} />
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Stops tracking shows, and resumes it as if tracking had never stopped. */
function useStopTracking(tracked: readonly TrackedPodcast[]) {
  const dispatch = useAppDispatch();
  const { untrack, restoreTracked } = trackingApi.endpoints;
  return useRemovals(tracked, ({ title }) => title, {
    failed: "Couldn’t turn off tracking",
    remove: async ({ podcastId }) => {
      // Resumed tracking uses the settings that were chosen last.
      await dispatch(alertsSettled(podcastId));
      await dispatch(untrack.initiate(podcastId)).unwrap();
      dispatch(trackedElsewhere(podcastId, false));
    },
    restore: async ({ podcastId }) => {
      await dispatch(restoreTracked.initiate(podcastId)).unwrap();
      dispatch(trackedElsewhere(podcastId, true));
    },
  });
}
