import { useEffect, useMemo, useRef, useState } from "react";
import { failureReason } from "../client/failure-reason";
import { useAppDispatch } from "../client/store";
import { ownNews } from "../optimistic/own-news";
import { playEpisodes } from "../player/player-slice";
import { useToast } from "../toasts/toast";
import { alertQueue } from "./alert-queue";
import { TRACKED, trackingApi, useAlertsInfiniteQuery } from "./tracking-api";
import type { Alert } from "@earshot/backend/tracking/tracking.schemas";
import { useUnseen } from "./use-unseen";

/** New episodes of tracked shows: unseen ones, and those already seen. */
export function useAlerts() {
  const query = useAlertsInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const { currentData, refetch } = query;
  const all = useMemo(() => currentData?.pages.flatMap((page) => page.alerts) ?? [], [currentData]);
  const unseen = useUnseen();
  const last = useRef(unseen);
  // If the number in the header has changed, so have the episodes.
  useEffect(() => {
    if (last.current !== undefined && unseen !== undefined && unseen !== last.current) void refetch();
    last.current = unseen;
  }, [unseen, refetch]);
  return {
    ...query,
    fresh: useMemo(() => all.filter(({ isNew }) => isNew), [all]),
    earlier: useMemo(() => all.filter(({ isNew }) => !isNew), [all]),
    unseen: currentData?.pages[0]?.unseen,
  };
}

/** Plays an episode, with its show's other new episodes before and after it. */
export function usePlayAlert(alerts: readonly Alert[]): (alert: Alert) => void {
  const dispatch = useAppDispatch();
  return (alert) => {
    const queue = alertQueue(alerts, alert);
    if (queue) dispatch(playEpisodes(queue));
  };
}

/** Marks all new episodes as seen. Applied at once; reverted with the reason if the server refuses. */
export function useMarkAllSeen(): () => void {
  const dispatch = useAppDispatch();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  return () => {
    if (busy) return;
    setBusy(true);
    const { updateQueryData, invalidateTags } = trackingApi.util;
    const shown = [
      dispatch(updateQueryData("unseenCount", undefined, () => 0)),
      dispatch(
        updateQueryData("alerts", undefined, (known) => ({
          ...known,
          pages: known.pages.map((page) => ({
            ...page,
            unseen: 0,
            alerts: page.alerts.map((alert) => ({ ...alert, isNew: false })),
          })),
        })),
      ),
      dispatch(updateQueryData("trackedList", undefined, (list) => list.map((one) => ({ ...one, newEpisodes: 0 })))),
    ];
    dispatch(trackingApi.endpoints.markAllSeen.initiate())
      .unwrap()
      .then(
        () => {
          dispatch(invalidateTags([TRACKED.count]));
          ownNews.tell("Tracked");
        },
        (error: unknown) => {
          for (const one of shown) one.undo();
          const reason = failureReason(error);
          if (reason) toast(`Couldn’t mark them as seen. ${reason}`, "error");
        },
      )
      .finally(() => setBusy(false));
  };
}
