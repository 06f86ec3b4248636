import { counted } from "@earshot/domain/shared/text/format-count";
import { useEffect } from "react";
import { sessionApi, useSession } from "../session/session";
import { useUnseenCountQuery } from "./tracking-api";

/** How often the number of new episodes is requested while the page is visible, in milliseconds. */
const EVERY_MS = 60_000;

/** The number of unseen episodes of tracked shows; undefined for a guest, and until the server has responded. */
export function useUnseen(): number | undefined {
  const { user } = useSession();
  const { currentData } = useUnseenCountQuery(undefined, { skip: !user });
  return user ? currentData : undefined;
}

/** Refreshes the number regularly while the page is visible, and when the visitor returns to it. */
export function useFreshUnseen(): void {
  // When the visitor returns, the session is checked first; then the number is loaded.
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
  return counted(count, "new episode");
}
