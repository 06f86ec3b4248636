import { unreadFilters } from "@earshot/domain/catalogue/search/unread-filters";

/** As much of a filter as is shown: a pasted address can have any length. */
const MOST_CHARACTERS = 60;

/** Names the filters in the page's address that the search ignores. Renders nothing without any. */
export default function IgnoredFilters({ query }: { query: string }) {
  const unread = unreadFilters(new URLSearchParams(query)).map((filter) => filter.slice(0, MOST_CHARACTERS));
  if (unread.length === 0) return null;
  return (
    <p role="status" className="text-meta break-words text-text-2">
      {unread.length === 1
        ? "We can’t read this filter, so we left it out: "
        : "We can’t read these filters, so we left them out: "}
      <bdi>{unread.join(", ")}</bdi>
    </p>
  );
}
