import { Popover } from "react-aria-components/Popover";
import { cx } from "../class-names";
import type { PopoverProps } from "./popover";

const FRAME =
  "rounded-card border border-line bg-surface text-text shadow-floating animate-[appear_140ms_var(--ease-enter)] outline-none";

/** The content of an open `Popover`. */
export default function PopoverBody({
  triggerRef,
  isOpen,
  onClose,
  label,
  placement = "bottom start",
  kind = "dialog",
  id,
  className,
  layer,
  children,
}: PopoverProps & { layer: string }) {
  const note = kind === "note";
  return (
    <Popover
      data-layer={layer}
      triggerRef={triggerRef}
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isNonModal={note}
      // A note is rendered inside the page; a layer with controls is a separate dialog.
      UNSTABLE_portalContainer={(note && document.getElementById("main")) || undefined}
      placement={placement}
      offset={6}
      containerPadding={12}
      aria-label={note ? undefined : label}
      className={cx(FRAME, note ? "max-w-80 px-4 py-3 text-meta" : "min-w-64", className)}
    >
      {note ? <div id={id}>{children}</div> : children}
    </Popover>
  );
}
