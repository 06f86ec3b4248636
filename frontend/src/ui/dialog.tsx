import { lazy, type ReactNode, Suspense } from "react";

const DialogBody = lazy(() => import("./dialog-body"));

export type DialogProps = {
  isOpen: boolean;
  /** Escape, the backdrop and the close button. */
  onClose: () => void;
  title: string;
  /** The title is read out but not shown. */
  hideTitle?: boolean;
  size?: "sm" | "md" | "lg" | "xl";
  /**
   * "sheet" fills the screen on a phone; "stage" does too, and elsewhere keeps its height whatever it shows; "bottom" stands
   * at a phone's lower edge; "top" stands near the top edge and shows without movement, as a palette does.
   */
  placement?: "center" | "sheet" | "stage" | "bottom" | "top";
  /** "alertdialog" for a question that must be answered. */
  role?: "dialog" | "alertdialog";
  children: ReactNode;
};

/**
 * A modal layer. The focus goes in (to the element with `autoFocus`, else to the dialog) and returns to where it was.
 * Its code is fetched when it first opens. Say what happened inside the dialog while it is open, not in a toast.
 */
export function Dialog(props: DialogProps) {
  if (!props.isOpen) return null;
  return (
    <Suspense fallback={null}>
      <DialogBody {...props} />
    </Suspense>
  );
}
