import { lazy, type ReactNode, Suspense } from "react";
import { useLayer } from "./layers";

const DialogBody = lazy(() => import("./dialog-body"));

export type DialogProps = {
  isOpen: boolean;
  /** Escape, the backdrop and the close button. */
  onClose: () => void;
  title: string;
  /** Hides the title visually. */
  hideTitle?: boolean;
  size?: "sm" | "md" | "lg" | "xl";
  /**
   * "sheet" fills the screen on a phone; "stage" does too, and elsewhere has a fixed height; "bottom" is at a phone's
   * lower edge; "top" is near the top edge and shows without movement, as a palette does.
   */
  placement?: "center" | "sheet" | "stage" | "bottom" | "top";
  /** "alertdialog" for a question that must be answered. */
  role?: "dialog" | "alertdialog";
  children: ReactNode;
};

/**
 * A modal layer. The focus goes in (to the element with `autoFocus`, else to the dialog) and returns to where it was. Its code
 * loads when it first opens. While it is open, show results inside it, not in a toast.
 */
export function Dialog(props: DialogProps) {
  const layer = useLayer(props.isOpen, props.onClose);
  if (!props.isOpen) return null;
  return (
    <Suspense fallback={null}>
      <DialogBody {...props} layer={layer} />
    </Suspense>
  );
}
