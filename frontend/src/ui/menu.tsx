import { lazy, type ReactNode, type RefObject, Suspense, useRef, useState } from "react";
import { Button } from "./button";
import type { ButtonSize, ButtonVariant } from "./class-names";

const MenuBody = lazy(() => import("./menu-body"));

export type MenuItem = {
  readonly id: string;
  readonly label: string;
  readonly icon?: ReactNode;
  /** A key shown at the end of the row, "G L". */
  readonly shortcut?: string;
  readonly disabled?: boolean;
  /** Destroys something. */
  readonly danger?: boolean;
};

export type MenuProps = {
  triggerRef: RefObject<Element | null>;
  isOpen: boolean;
  onClose: () => void;
  label: string;
  items: readonly MenuItem[];
  onAction: (id: string) => void;
  /** With it the menu is a choice of one, and this is the chosen one. */
  selected?: string;
  placement?: "bottom start" | "bottom end" | "top start" | "top end";
};

/** A list of actions hanging on a button. */
export function Menu(props: MenuProps) {
  if (!props.isOpen) return null;
  return (
    <Suspense fallback={null}>
      <MenuBody {...props} />
    </Suspense>
  );
}

type MenuButtonProps = Omit<MenuProps, "triggerRef" | "isOpen" | "onClose"> & {
  children: ReactNode;
  variant?: ButtonVariant;
  size?: ButtonSize;
  className?: string;
};

/** A button with its menu. */
export function MenuButton({ children, variant, size, className, ...menu }: MenuButtonProps) {
  const [open, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button
        ref={trigger}
        variant={variant}
        size={size}
        className={className}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {children}
      </Button>
      <Menu {...menu} triggerRef={trigger} isOpen={open} onClose={() => setOpen(false)} />
    </>
  );
}
