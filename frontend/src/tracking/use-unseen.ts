import { useEffect } from "react";
import { sessionApi, useSession } from "../session/session";
import { useUnseenCountQuery } from "./tracking-api";

/** How often the number of new episodes is asked for while the page is looked at. */
const EVERY_MS = 60_000;

/** New episodes of tracked shows that were not seen yet; undefined for a guest, and until the server has said. */
export function useUnseen(): number | undefined {
  const { user } = useSession();
  const { currentData } = useUnseenCountQuery(undefined, { skip: !user });
  return user ? currentData : undefined;
}

/** Keeps the number fresh: while the page is looked at, and when the visitor comes back to it. */
export function useFreshUnseen(): void {
  // Whoever comes back is asked about first; after that the number is asked for in their name.
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
