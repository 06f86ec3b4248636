import { useRef, useState } from "react";

/** A button that opens and closes a layer: `opener` has the button's properties, and `layer` those of the `Menu` or `Popover`. */
export function useOpener(opens: "menu" | "dialog") {
  const [isOpen, setOpen] = useState(false);
  const ref = useRef<HTMLButtonElement>(null);
  return {
    opener: { ref, "aria-haspopup": opens, "aria-expanded": isOpen, onClick: () => setOpen(!isOpen) },
    layer: { triggerRef: ref, isOpen, onClose: () => setOpen(false) },
  } as const;
}
