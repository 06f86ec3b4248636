import { Info } from "lucide-react";
import { lazy, type ReactNode, type RefObject, Suspense, useId, useRef, useState } from "react";
import { cx } from "./class-names";

/** Fetches the layer's code, for triggers whose press should be followed by something at once. */
export const loadPopover = () => import("./popover-body");
const PopoverBody = lazy(loadPopover);

export type PopoverProps = {
  /** The element that it hangs on, and that gets the focus back. */
  triggerRef: RefObject<Element | null>;
  isOpen: boolean;
  onClose: () => void;
  /** Its name for assistive technology. */
  label: string;
  placement?: "bottom start" | "bottom end" | "bottom" | "top" | "top start" | "top end";
  /** "note" explains: the focus stays on the trigger. "dialog" holds controls: the focus moves in. */
  kind?: "dialog" | "note";
  id?: string;
  className?: string;
  children: ReactNode;
};

/** A layer hanging on a control; closes on Escape and on a click outside. Put `aria-expanded` on the trigger yourself. */
export function Popover(props: PopoverProps) {
  if (!props.isOpen) return null;
  return (
    <Suspense fallback={null}>
      <PopoverBody {...props} />
    </Suspense>
  );
}

/** The small "i" beside a figure: tells what it is, where it comes from and what it is not, on click, focus and hover. */
export function InfoButton({ about, children, className }: { about: string; children: ReactNode; className?: string }) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const openedAt = useRef(0);
  const id = useId();
  const show = () => {
    if (!open) openedAt.current = performance.now();
    setOpen(true);
  };
  // A press gives the focus first, which already opens: only a later press closes.
  const press = () => (open && performance.now() - openedAt.current > 300 ? setOpen(false) : show());
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={`About ${about}`}
        aria-expanded={open}
        aria-describedby={open ? id : undefined}
        onClick={press}
        onFocus={(event) => event.target.matches(":focus-visible") && show()}
        onBlur={() => setOpen(false)}
        onPointerEnter={(event) => event.pointerType === "mouse" && show()}
        onPointerLeave={(event) =>
          event.pointerType === "mouse" && document.activeElement !== button.current && setOpen(false)
        }
        className={cx(
          "relative inline-grid size-6 place-items-center rounded-full text-text-3 hover:text-text coarse:after:absolute coarse:after:-inset-2.5",
          className,
        )}
      >
        <Info size={15} />
      </button>
      <Popover
        triggerRef={button}
        isOpen={open}
        onClose={() => setOpen(false)}
        label={about}
        kind="note"
        id={id}
        placement="top"
      >
        {children}
      </Popover>
    </>
  );
}
