import { lazy, type ReactNode } from "react";
import { PartBoundary } from "../spare-part";
import { LayerBoundary, Unloaded } from "./layer-boundary";
import { useLayer } from "./layers";

const DialogBody = lazy(() => import("./dialog-body"));

export type DialogProps = {
  isOpen: boolean;
  /** Called by Escape, the backdrop and the close button. */
  onClose: () => void;
  title: string;
  /** Hides the title visually. */
  hideTitle?: boolean;
  size?: "sm" | "md" | "lg" | "xl";
  /**
   * "sheet" fills the screen on a phone. "stage" does too, and has a fixed height elsewhere. "bottom" is at the bottom edge of a phone.
   * "top" is near the top edge and opens without an animation, as a palette does.
   */
  placement?: "center" | "sheet" | "stage" | "bottom" | "top";
  /** "alertdialog" is for a question that must be answered. */
  role?: "dialog" | "alertdialog";
  children: ReactNode;
};

/**
 * A modal layer. The focus moves in (to the element with `autoFocus`, otherwise to the dialog) and returns when it closes. The code loads
 * when it first opens. Show results inside the dialog, not in a toast.
 */
export function Dialog(props: DialogProps) {
  const layer = useLayer(props.isOpen, props.onClose);
  if (!props.isOpen) return null;
  return (
    <LayerBoundary onClose={props.onClose}>
      <DialogBody {...props} layer={layer}>
        <PartBoundary missing={<Unloaded onClose={props.onClose} />}>{props.children}</PartBoundary>
      </DialogBody>
    </LayerBoundary>
  );
}
