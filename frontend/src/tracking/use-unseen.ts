import { useEffect } from "react";
import { sessionApi, useSession } from "../session/session";
import { useUnseenCountQuery } from "./tracking-api";

/** Interval of requests for the number of new episodes, while the page is visible. */
const EVERY_MS = 60_000;

/** Unseen episodes of tracked shows; undefined for a guest, and until the server has answered. */
export function useUnseen(): number | undefined {
  const { user } = useSession();
  const { currentData } = useUnseenCountQuery(undefined, { skip: !user });
  return user ? currentData : undefined;
}

/** Refreshes the number while the page is visible, and when the visitor returns to the page. */
export function useFreshUnseen(): void {
  // On return the session is checked first, and then the number is loaded.
  const { data, fulfilledTimeStamp } = sessionApi.useSessionQuery();
  const skip = !data?.user;
  const { refetch, isError } = useUnseenCountQuery(undefined, {
    skip,
    pollingInterval: EVERY_MS,
    skipPollingIfUnfocused: true,
  });
  useEffect(() => {
    if (!skip && !isError) void refetch();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each answer about the session
  }, [fulfilledTimeStamp]);
}

/** "1 new episode", "12 new episodes". */
export function newEpisodes(count: number): string {
  return `${count} new ${count === 1 ? "episode" : "episodes"}`;
}
