import { relativeDate } from "@earshot/domain/shared/text/relative-date";
import type { Refresh } from "./use-refresh";

/** How fresh the page is, while its feed is read and afterwards. It moves nothing. `fetchedAt` in epoch seconds. */
export function RefreshLine({ refresh, fetchedAt }: { refresh: Refresh | undefined; fetchedAt: number }) {
  return (
    <p role="status" className="ml-auto line-clamp-2 min-w-0 text-right text-meta/4 text-text-2">
      {refresh === "reading" && "Looking for new episodes…"}
      {refresh === "updated" && "Up to date: we just read this show’s feed."}
      {refresh === "late" && `The feed did not answer. You see what we read ${age(fetchedAt)}.`}
    </p>
  );
}

const age = (fetchedAt: number): string =>
  fetchedAt > 0 ? relativeDate(new Date(fetchedAt * 1000), new Date()) : "before";
