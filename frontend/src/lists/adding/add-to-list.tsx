import type { Podcast } from "@earshot/domain/catalogue/shows/podcast";
import { Check, ListPlus } from "lucide-react";
import { type ComponentProps, lazy, Suspense, useRef, useState } from "react";
import { Button } from "../../ui/button";
import { cx } from "../../ui/class-names";
import { loadPopover, Popover } from "../../ui/overlay/popover";
import { useAddIntent } from "./add-intent";
import { useTemporaryState } from "../../ui/hooks/use-temporary-state";
import { useTypedAhead } from "./use-typed-ahead";

const loadMenu = () => import("./add-menu");
const AddMenu = lazy(loadMenu);
/** Loads the popover and its content before they are needed. */
const loadAhead = () => void Promise.all([loadPopover(), loadMenu()]);

/** How long a card or button shows "Added", in milliseconds (product specification, section 9). */
const ADDED_MS = 1200;

type Props = Pick<ComponentProps<typeof Button>, "className" | "size"> & {
  podcast: Podcast;
  /** "card": in search results. "page": in the actions of the show's own page. */
  on: "card" | "page";
};

/** The button that adds a show to a list, and its menu. Only one menu can be open: it blocks the rest of the page. */
export function AddToList({ podcast, on, ...look }: Props) {
  const [open, setOpen] = useState<"pick" | "create" | null>(null);
  const [added, markAdded] = useTemporaryState(ADDED_MS);
  const [name, setName] = useState("");
  const trigger = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(null);
    setName("");
  };
  useTypedAhead(open !== null, name !== "", (key) => setName((before) => (before + key).trimStart()));
  useAddIntent(podcast.id, trigger, setOpen);
  const card = on === "card";
  return (
    <>
      <Button
        {...look}
        ref={trigger}
        data-action="add-to-list"
        aria-label={card ? `${added ? "Added" : "Add to list"}: ${podcast.title}` : undefined}
        aria-haspopup="dialog"
        aria-expanded={open !== null}
        onPointerEnter={loadAhead}
        onFocus={loadAhead}
        // Only opens: the button cannot be pressed behind the open menu, and a second press before then is impatience.
        onClick={() => setOpen((how) => how ?? "pick")}
      >
        {card && (added ? <Check size={16} className="text-pos" /> : <ListPlus size={16} />)}
        {/* Reserves space for both texts, so that nothing moves when one replaces the other. */}
        <span className="inline-grid *:[grid-area:1/1]">
          <span className={cx(added && "invisible")}>{card ? "Add to list" : "+ Add to the List"}</span>
          <span className={cx(!added && "invisible")}>
            {!card && <span className="font-[system-ui]">✓ </span>}
            Added
          </span>
        </span>
      </Button>
      <Popover
        triggerRef={trigger}
        isOpen={open !== null}
        onClose={close}
        label={`Add to list: ${podcast.title}`}
        placement="bottom end"
        className="w-72 max-w-[calc(100vw-24px)]"
      >
        <Suspense fallback={<div className="h-40" />}>
          <AddMenu
            podcast={podcast}
            startsCreating={open === "create"}
            name={name}
            onName={setName}
            onAdded={markAdded}
            onClose={close}
          />
        </Suspense>
      </Popover>
    </>
  );
}
