import { Check } from "lucide-react";
import { useEffect, useRef } from "react";
import { Menu, MenuItem, Popover } from "react-aria-components/Menu";
import { cx } from "../class-names";
import type { MenuProps } from "./menu";

/** The content of an open `Menu`. */
export default function MenuBody({
  triggerRef,
  isOpen,
  onClose,
  label,
  items,
  onAction,
  selected,
  placement = "bottom start",
  layer,
}: MenuProps & { layer: string }) {
  const choice = selected !== undefined;
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => keepInside(menu.current), []);
  return (
    <Popover
      data-layer={layer}
      aria-label={label}
      triggerRef={triggerRef}
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      placement={placement}
      offset={6}
      className="min-w-48 rounded-card border border-line bg-surface p-1.5 shadow-floating outline-none animate-[appear_140ms_var(--ease-enter)]"
    >
      <Menu
        ref={menu}
        aria-label={label}
        autoFocus="first"
        onClose={onClose}
        onAction={(key) => onAction(String(key))}
        selectionMode={choice ? "single" : "none"}
        selectedKeys={choice ? [selected] : []}
        disallowEmptySelection={choice}
        disabledKeys={items.filter((item) => item.disabled).map((item) => item.id)}
        className="max-h-80 overflow-y-auto outline-none"
      >
        {items.map((item) => (
          <MenuItem
            key={item.id}
            id={item.id}
            textValue={item.label}
            className={cx(
              "flex min-h-9 cursor-pointer items-center gap-3 rounded-control px-3 text-control outline-none data-disabled:text-text-3 data-focused:bg-surface-2 data-focused:outline-2 data-focused:-outline-offset-2 data-focused:outline-transparent coarse:min-h-11",
              item.danger && "text-neg",
            )}
          >
            {item.icon}
            <span className="flex-1">{item.label}</span>
            {item.shortcut && <kbd className="keycap">{item.shortcut}</kbd>}
            {choice && <Check size={16} className={cx("text-accent", item.id !== selected && "invisible")} />}
          </MenuItem>
        ))}
      </Menu>
    </Popover>
  );
}

/** How long an opening menu is watched, in milliseconds. */
const OPENING_MS = 500;

/**
 * An opening menu makes the rest of the page inert, which drops the focus; after a key press, the first entry may not get it. Focuses that
 * entry. Returns a function that stops watching.
 */
function keepInside(menu: HTMLElement | null): () => void {
  const since = performance.now();
  let frame = 0;
  const check = () => {
    const { activeElement } = document;
    if (activeElement === document.body || activeElement === menu) {
      menu?.querySelector<HTMLElement>("[role^=menuitem][data-focused], [role^=menuitem]")?.focus();
    }
    if (performance.now() - since < OPENING_MS) frame = requestAnimationFrame(check);
  };
  frame = requestAnimationFrame(check);
  return () => cancelAnimationFrame(frame);
}
