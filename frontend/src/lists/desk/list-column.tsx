import type { ListSummary } from "@earshot/backend/lists/lists.schemas";
import { readableIsoDate } from "../../catalogue/shows/dates";
import { useState } from "react";
import { Link } from "react-router-dom";
import { cx } from "../../ui/class-names";
import { useSelectedInRow } from "../../ui/hooks/use-selected-in-row";
import { showCount } from "../api/count-texts";
import { listAddress } from "../api/lists-address";
import type { ListId } from "../api/lists-api";
import { useDropTarget } from "../items/drag-items";

/** The user's lists: a column, or on a phone a row that scrolls sideways. */
export function ListColumn({
  lists,
  selected,
  across,
}: {
  lists: readonly ListSummary[];
  selected: ListId;
  /** Makes it a row at every width. */
  across: boolean;
}) {
  const [now] = useState(() => new Date());
  const row = useSelectedInRow<HTMLUListElement>("aria-current", selected);
  return (
    <nav aria-label="My lists">
      <ul
        ref={row}
        className={cx(
          "relative -mx-[16px] flex snap-x scroll-px-4 gap-2 overflow-x-auto px-[16px] pb-1 [scrollbar-width:thin]",
          !across &&
            "md:sticky md:top-[72px] md:mx-0 md:grid md:max-h-[calc(100dvh-96px-var(--player-height,0px))] md:gap-0.5 md:overflow-x-hidden md:overflow-y-auto md:px-0.5 md:py-0.5",
        )}
      >
        {lists.map((list) => (
          <ListEntry key={list.id} list={list} current={list.id === selected} now={now} across={across} />
        ))}
      </ul>
    </nav>
  );
}

function ListEntry({
  list,
  current,
  now,
  across,
}: {
  list: ListSummary;
  current: boolean;
  now: Date;
  across: boolean;
}) {
  const { over, target } = useDropTarget(list);
  const created = readableIsoDate(list.createdAt, now);
  return (
    <li {...target} className="shrink-0 snap-start">
      <Link
        to={listAddress(list.id)}
        aria-current={current ? "true" : undefined}
        className={cx(
          "grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 rounded-full border border-line px-4 py-1 text-text no-underline -outline-offset-2 transition-colors duration-90",
          across
            ? "min-h-11 max-w-60"
            : "max-md:min-h-11 max-md:max-w-60 md:min-h-14 md:rounded-control md:border-transparent md:px-3 md:py-2",
          current ? "bg-accent-soft text-accent-ink border-transparent!" : "hover:bg-surface-2",
          over && "outline-2 outline-focus",
        )}
      >
        <span dir="auto" className="truncate text-control">
          {list.name}
        </span>
        <span className={cx("text-meta", current ? "text-accent-ink" : "text-text-2")}>
          {list.itemCount.toLocaleString("en-US")}
          <span className="sr-only"> {showCount(list.itemCount).replace(/^\S+ /, "")}</span>
        </span>
        {created && (
          <span className={cx("hidden text-meta md:block", current ? "text-accent-ink" : "text-text-2")}>
            Created <time dateTime={created.iso}>{created.relative}</time>
          </span>
        )}
      </Link>
    </li>
  );
}
