import { X } from "lucide-react";
import { Dialog, Heading, Modal, ModalOverlay } from "react-aria-components/Modal";
import { cx } from "../class-names";
import type { DialogProps } from "./dialog";
import { IconButton } from "../icon-button";

const WIDTHS = { sm: "max-w-[440px]", md: "max-w-[640px]", lg: "max-w-[880px]", xl: "max-w-[1200px]" } as const;

const OVERLAYS = {
  center: "items-center p-3",
  sheet: "items-end sm:items-center sm:p-3",
  stage: "items-end sm:items-center sm:p-3",
  bottom: "items-end sm:items-center sm:p-3",
  top: "items-start p-0 sm:px-3 sm:pt-[12vh]",
} as const;

const FRAMES = {
  center: "max-h-[calc(var(--visual-viewport-height)-24px)] rounded-dialog",
  sheet: "h-(--visual-viewport-height) sm:h-auto sm:max-h-[calc(var(--visual-viewport-height)-24px)] sm:rounded-dialog",
  stage: "h-(--visual-viewport-height) sm:h-[min(880px,calc(var(--visual-viewport-height)-24px))] sm:rounded-dialog",
  bottom:
    "max-h-[calc(var(--visual-viewport-height)-48px)] rounded-t-dialog pb-[env(safe-area-inset-bottom)] sm:rounded-dialog",
  top: "h-(--visual-viewport-height) sm:h-auto sm:max-h-[76vh] sm:rounded-dialog",
} as const;

/** The content of an open `Dialog`. */
export default function DialogBody({
  onClose,
  title,
  hideTitle,
  size = "md",
  placement = "center",
  role,
  layer,
  children,
}: DialogProps & { layer: string }) {
  const moves = placement !== "top";
  return (
    <ModalOverlay
      data-layer={layer}
      isOpen
      isDismissable
      onOpenChange={(open) => !open && onClose()}
      className={cx(
        "scrim fixed inset-0 z-40 flex h-(--visual-viewport-height) justify-center bg-scrim",
        moves && "animate-[appear_140ms_var(--ease-enter)]",
        OVERLAYS[placement],
      )}
    >
      <Modal
        className={cx(
          "flex w-full flex-col overflow-hidden bg-surface shadow-floating forced-colors:border",
          WIDTHS[size],
          FRAMES[placement],
        )}
      >
        <Dialog
          role={role}
          // The rest of the page is hidden from assistive technology. Because this layer is marked as modal, it also needs no heading when
          // it fills the screen.
          render={(section) => <section aria-modal="true" {...section} />}
          className="flex min-h-0 flex-1 flex-col outline-none"
        >
          <div className={hideTitle ? "sr-only" : "flex items-center justify-between gap-3 pt-4 pr-3 pl-5"}>
            <Heading slot="title" className="text-h2">
              {title}
            </Heading>
            {!hideTitle && (
              <IconButton label="Close" onClick={onClose}>
                <X size={20} />
              </IconButton>
            )}
          </div>
          <div className={cx("min-h-0 flex-1 overflow-y-auto overscroll-contain", !hideTitle && "px-5 pt-2 pb-5")}>
            {children}
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
