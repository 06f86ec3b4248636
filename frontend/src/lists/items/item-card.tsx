import type { ListItem } from "@earshot/backend/lists/lists.schemas";
import type { ComponentProps, ReactNode } from "react";
import { cx } from "../../ui/class-names";
import { PickCover } from "../../ui/pick-cover";
import { ItemAdded, ItemAuthor, ItemTitle } from "./item-words";
import { ALREADY_IN_THAT } from "../api/list-error";
import { itemTitle } from "./use-item-actions";

type Props = {
  item: ListItem;
  now: Date;
  chosen: boolean;
  /** Whether any item on the page is selected; then all checkboxes are visible. */
  choosing: boolean;
  /** The item was not moved, because the other list already contains it. */
  note: boolean;
  drag: Partial<ComponentProps<"li">>;
  onToggle: (range: boolean) => void;
  menu: ReactNode;
  /** Below the title: the figures and the list's own columns. */
  children?: ReactNode;
};

/** A show in a list. The card links to the show's page; the cover selects the card. */
export function ItemCard({ item, now, chosen, choosing, note, drag, onToggle, menu, children }: Props) {
  const title = itemTitle(item);
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
        <ItemTitle
          item={item}
          className="line-clamp-2 text-h3"
          linkClass="pt-1 text-inherit no-underline outline-none after:absolute after:inset-0 after:rounded-card"
        />
        <ItemAuthor item={item} className="block truncate text-[0.875rem] text-text-2" />
        <ItemAdded item={item} now={now} className="mt-0.5 block text-meta text-text-2" />
        {note && <p className="mt-1 text-meta text-neg">{ALREADY_IN_THAT}</p>}
      </div>
      {menu}
      {children}
    </li>
  );
}
