import type { SharedLists } from "@earshot/backend/lists/sharing/people/people.schemas";
import { Link } from "react-router-dom";
import { cx } from "../../ui/class-names";
import { showCount } from "../api/count-texts";
import { listAddress } from "../api/lists-address";
import type { ListId } from "../api/lists-api";

/** Other people's lists, below the user's own. */
export function SharedWithMe({ lists, selected }: { lists: SharedLists["withMe"]; selected: ListId }) {
  if (lists.length === 0) return null;
  return (
    <nav aria-labelledby="shared-with-me" className="mt-5">
      <h2 id="shared-with-me" className="mb-1 text-meta text-text-2 md:px-3">
        Shared with me
      </h2>
      <ul className="grid gap-0.5">
        {lists.map(({ id, name, ownerName, itemCount }) => (
          <li key={id}>
            <Link
              to={listAddress(id)}
              aria-current={id === selected ? "true" : undefined}
              className={cx(
                "grid min-h-11 rounded-control px-3 py-1.5 text-text no-underline",
                id === selected ? "bg-accent-soft text-accent-ink" : "hover:bg-surface-2",
              )}
            >
              <span dir="auto" className="truncate text-control">
                {name}
              </span>
              <span className={cx("truncate text-meta", id !== selected && "text-text-2")}>
                {showCount(itemCount)} · {ownerName}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
