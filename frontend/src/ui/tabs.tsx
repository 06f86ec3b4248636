import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from "react";
import { cx } from "./class-names";

type Props<Id extends string> = {
  /** The label of the tabs for screen readers. */
  label: string;
  selected: Id;
  onSelect: (id: Id) => void;
  tabs: readonly { readonly id: Id; readonly label: string; readonly content: ReactNode }[];
  /** Classes of the row of tabs, for example "sticky top-below-header z-10". A row that scrolls must be positioned. */
  listClassName?: string;
  /** Classes of the view below the tabs. They replace its default distance from the tabs. */
  panelClassName?: string;
};

/** Tabs of which only the selected one is rendered. Arrow keys, Home and End move between them. */
export function Tabs<Id extends string>({
  label,
  selected,
  onSelect,
  tabs,
  listClassName,
  panelClassName = "pt-6",
}: Props<Id>) {
  const prefix = useId();
  const here = tabs.findIndex((tab) => tab.id === selected);
  const row = useRef<HTMLDivElement>(null);
  // In a narrow window, the row scrolls the selected tab to the middle.
  useEffect(() => {
    const tab = row.current?.querySelector<HTMLElement>("[aria-selected=true]");
    if (row.current && tab) row.current.scrollLeft = tab.offsetLeft - (row.current.clientWidth - tab.offsetWidth) / 2;
  }, [selected]);

  const onKeyDown = (event: KeyboardEvent) => {
    const rightwards = getComputedStyle(event.currentTarget).direction === "rtl" ? -1 : 1;
    const target = {
      ArrowRight: (here + rightwards + tabs.length) % tabs.length,
      ArrowLeft: (here - rightwards + tabs.length) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    }[event.key];
    const tab = target === undefined || event.shiftKey ? undefined : tabs[target];
    if (!tab) return;
    event.preventDefault();
    onSelect(tab.id);
    document.getElementById(`${prefix}-${tab.id}`)?.focus();
  };

  return (
    <>
      <div
        ref={row}
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
        className={cx("flex gap-1 border-b border-line", listClassName ?? "bg-bg")}
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            id={`${prefix}-${tab.id}`}
            type="button"
            role="tab"
            aria-selected={tab.id === selected}
            aria-controls={tab.id === selected ? `${prefix}-panel` : undefined}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => onSelect(tab.id)}
            className="-mb-px flex h-11 items-center border-b-2 border-transparent px-4 text-control text-text-2 -outline-offset-2 transition-colors duration-90 hover:text-text aria-selected:border-accent aria-selected:text-text forced-colors:not-aria-selected:border-[Canvas]"
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div id={`${prefix}-panel`} role="tabpanel" aria-labelledby={`${prefix}-${selected}`} className={panelClassName}>
        {tabs[here]?.content}
      </div>
    </>
  );
}
