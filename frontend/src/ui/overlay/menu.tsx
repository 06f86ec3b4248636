import { lazy, type ReactNode, type RefObject } from "react";
import { LayerBoundary } from "./layer-boundary";
import { useLayer } from "./layers";

const MenuBody = lazy(() => import("./menu-body"));

type MenuItem = {
  readonly id: string;
  readonly label: string;
  readonly icon?: ReactNode;
  /** A key shown at the end of the row: "G L". */
  readonly shortcut?: string;
  readonly disabled?: boolean;
  /** Marks a destructive action. */
  readonly danger?: boolean;
};

export type MenuProps = {
  triggerRef: RefObject<Element | null>;
  isOpen: boolean;
  onClose: () => void;
  label: string;
  items: readonly MenuItem[];
  onAction: (id: string) => void;
  /** The id of the chosen item; makes the menu a choice of one. */
  selected?: string;
  placement?: "bottom start" | "bottom end" | "top start" | "top end";
};

/** A list of actions attached to a button. The caller sets `aria-haspopup` and `aria-expanded` on the button. */
export function Menu(props: MenuProps) {
  const layer = useLayer(props.isOpen, props.onClose);
  if (!props.isOpen) return null;
  return (
    <LayerBoundary onClose={props.onClose}>
      <MenuBody {...props} layer={layer} />
    </LayerBoundary>
  );
}
