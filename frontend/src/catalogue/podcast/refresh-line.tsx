import { type FactsOrigin, originText } from "@earshot/domain/catalogue/shows/facts-origin";
import type { Refresh } from "./use-refresh";

/** How fresh the page is, while the feed is being read and afterward. It never changes the layout. */
export function RefreshLine({ refresh, origin }: { refresh: Refresh | undefined; origin: FactsOrigin | undefined }) {
  return (
    <p role="status" className="ml-auto line-clamp-2 min-w-0 text-right text-meta/4 text-text-2">
      {refresh === "reading" && "Looking for new episodes…"}
      {refresh === "updated" && "Up to date: we just read this show’s feed."}
      {refresh === "late" &&
        `The feed didn’t respond.${origin ? ` What you see is older: ${lower(originText(origin))}.` : ""}`}
    </p>
  );
}

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
