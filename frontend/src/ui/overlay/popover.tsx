import { Info } from "lucide-react";
import { lazy, type ReactNode, type RefObject, useId, useRef, useState } from "react";
import { cx } from "../class-names";
import { LayerBoundary } from "./layer-boundary";
import { useLayer } from "./layers";

/** Loads the code in advance, for triggers that must respond at once. */
export const loadPopover = () => import("./popover-body");
const PopoverBody = lazy(loadPopover);

export type PopoverProps = {
  /** The element that the layer is attached to. It gets the focus back. */
  triggerRef: RefObject<Element | null>;
  isOpen: boolean;
  onClose: () => void;
  label: string;
  placement?: "bottom start" | "bottom end" | "bottom" | "top" | "top start" | "top end";
  /** "note" is an explanation: the focus stays on the trigger. "dialog" contains controls: the focus moves into it. */
  kind?: "dialog" | "note";
  id?: string;
  className?: string;
  children: ReactNode;
};

/** A layer attached to a control; Escape or a click outside closes it. The caller sets `aria-expanded` on the trigger. */
export function Popover(props: PopoverProps) {
  const layer = useLayer(props.isOpen, props.onClose, props.kind !== "note");
  if (!props.isOpen) return null;
  return (
    <LayerBoundary onClose={props.onClose}>
      <PopoverBody {...props} layer={layer} />
    </LayerBoundary>
  );
}

/** The small "i" beside a figure: explains the figure, its source and its limits on click, focus and hover. */
export function InfoButton({ about, children, className }: { about: string; children: ReactNode; className?: string }) {
  const [open, setOpen] = useState(false);
  // Focus or hover has already opened the note. The first press keeps it open, the second closes it.
  const [pressed, setPressed] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const show = () => setOpen(true);
  const hide = () => {
    setOpen(false);
    setPressed(false);
  };
  const press = () => {
    if (open && pressed) return hide();
    show();
    setPressed(true);
  };
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
        onBlur={hide}
        onPointerEnter={(event) => event.pointerType === "mouse" && show()}
        onPointerLeave={(event) => event.pointerType === "mouse" && document.activeElement !== button.current && hide()}
        className={cx(
          "relative inline-grid size-6 shrink-0 place-items-center rounded-full text-text-3 hover:text-text coarse:after:absolute coarse:after:-inset-2.5",
          className,
        )}
      >
        <Info size={15} />
      </button>
      <Popover triggerRef={button} isOpen={open} onClose={hide} label={about} kind="note" id={id} placement="top">
        {children}
      </Popover>
    </>
  );
}
