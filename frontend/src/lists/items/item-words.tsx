import type { ListItem } from "@earshot/backend/lists/lists.schemas";
import { Link } from "react-router-dom";
import { readableIsoDate } from "../../catalogue/shows/dates";
import { ReadableTime } from "../../catalogue/shows/readable-time";
import { podcastPath } from "../../catalogue/shows/podcast-path";
import { focusTarget } from "../../ui/overlay/focus-target";
import { itemFocus } from "../api/focus-names";
import { itemTitle } from "./use-item-actions";

type Props = { item: ListItem; className: string };

/** The title of a show in a list, linked to its page. */
export function ItemTitle({ item, className, linkClass }: Props & { linkClass: string }) {
  const title = itemTitle(item);
  return (
    <h3 dir="auto" title={title} className={className}>
      <Link
        ref={focusTarget(itemFocus(item.id))}
        to={podcastPath(item.podcastId)}
        draggable={false}
        className={linkClass}
      >
        {title}
      </Link>
    </h3>
  );
}

export function ItemAuthor({ item, className }: Props) {
  return (
    <span dir="auto" className={className}>
      {item.payload.author ?? <span aria-label="Author not known">—</span>}
    </span>
  );
}

/** The date on which a show was added to the list. */
export function ItemAdded({ item, now, className }: Props & { now: Date }) {
  const added = readableIsoDate(item.createdAt, now);
  if (!added) return null;
  return (
    <span className={className}>
      Added <ReadableTime date={added} />
    </span>
  );
}
