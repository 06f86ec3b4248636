import type { ListItem } from "@earshot/backend/lists/lists.schemas";
import { EllipsisVertical } from "lucide-react";
import type { ComponentProps } from "react";
import { Link } from "react-router-dom";
import { readableIsoDate } from "../catalogue/dates";
import { podcastPath } from "../catalogue/podcast-path";
import { cx } from "../ui/class-names";
import { PickCover } from "../ui/pick-cover";
import { ItemMenu } from "./item-menu";
import { ALREADY_IN_THAT } from "./list-error";
import { itemTitle } from "./use-item-actions";

type Props = {
  item: ListItem;
  now: Date;
  chosen: boolean;
  /** Something on the page is chosen: all boxes show. */
  choosing: boolean;
  /** It stayed, because the other list holds it already. */
  note: boolean;
  drag: Partial<ComponentProps<"li">>;
  onToggle: (range: boolean) => void;
  onTransfer: (how: "move" | "copy") => void;
  onRemove: () => void;
};

/** A show in a list. The card leads to its page; the cover chooses it, the menu says what can be done with it. */
export function ItemCard({ item, now, chosen, choosing, note, drag, onToggle, onTransfer, onRemove }: Props) {
  const title = itemTitle(item);
  const added = readableIsoDate(item.createdAt, now);
  return (
    <li
      {...drag}
      data-item={item.id}
      className={cx(
        "group relative grid grid-cols-[64px_minmax(0,1fr)_auto] gap-x-3 rounded-card border p-3 transition-shadow duration-140 hover:shadow-raised has-[h3_a:focus-visible]:outline-2 has-[h3_a:focus-visible]:outline-offset-2 has-[h3_a:focus-visible]:outline-focus",
        chosen ? "border-accent bg-accent-soft" : "border-line bg-surface",
      )}
    >
      <PickCover
        src={item.payload.image_url}
        seed={item.podcastId}
        size={64}
        title={title}
        picked={chosen}
        picking={choosing}
        onToggle={onToggle}
      />
      <div className="min-w-0">
        <h3 dir="auto" title={title} className="line-clamp-2 text-h3">
          <Link
            to={podcastPath(item.podcastId)}
            draggable={false}
            className="pt-1 text-inherit no-underline outline-none after:absolute after:inset-0 after:rounded-card"
          >
            {title}
          </Link>
        </h3>
        <p dir="auto" className="truncate text-[0.875rem] text-text-2">
          {item.payload.author ?? <span aria-label="Author not known">—</span>}
        </p>
        {added && (
          <p className="mt-0.5 text-meta text-text-2">
            Added{" "}
            <time dateTime={added.iso} title={added.absolute}>
              {added.relative}
            </time>
          </p>
        )}
        {note && <p className="mt-1 text-meta text-neg">{ALREADY_IN_THAT}</p>}
      </div>
      <ItemMenu title={title} onTransfer={onTransfer} onRemove={onRemove}>
        <EllipsisVertical size={18} />
      </ItemMenu>
    </li>
  );
}
