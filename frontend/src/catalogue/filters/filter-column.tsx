import { type CSSProperties, type ReactNode, type RefObject, useEffect, useRef } from "react";
import { useHydrated } from "../../platform/hydration";
import { cx } from "../../ui/class-names";

/** The largest height of the panel, as CSS. */
const WHOLE = "100dvh - 88px - var(--player-height, 0px)";
/** In px. A lower panel would be of no use, so its end is cut off instead. */
const LOWEST = 120;

/** Cuts off what is below the column's end. The column does not get shorter with its panel, which would make the page shorter. */
const CUT: CSSProperties = { overflowY: "clip", minHeight: `calc(${WHOLE})` };
/** Ends one screen below the column, so that the end of the column never pushes the panel up. */
const BEYOND: CSSProperties = { height: "calc(100% + 100dvh)" };

type Props = {
  /** Whether there is room for the column. */
  isOpen: boolean;
  /** Whether the window is wide enough, and the panel has filters. */
  isFilled: boolean;
  children: ReactNode;
};

/**
 * The filters beside the results. The panel stays at one place in the window, whatever happens beside it: results that arrive, or that are
 * fewer, move no filter under the pointer.
 */
export function FilterColumn({ isOpen, isFilled, children }: Props) {
  const column = useRef<HTMLElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  // The server's HTML must not have inline styles.
  const hydrated = useHydrated();
  useShownHeight(panel, column, isFilled);
  return (
    <aside
      ref={column}
      id="filters"
      aria-label="Filters"
      data-region="filters"
      className={cx("hidden", isOpen && "md:block")}
      style={hydrated ? CUT : undefined}
    >
      <div style={hydrated ? BEYOND : undefined}>
        <div
          ref={panel}
          className="sticky top-[72px] -mx-2 max-h-[calc(100dvh-88px-var(--player-height,0px))] overflow-y-auto overscroll-contain px-2 pb-4 [scrollbar-width:thin]"
        >
          {children}
        </div>
      </div>
    </aside>
  );
}

/**
 * Makes the panel as tall as the part of it that is above the column's end, so that the reader can scroll to its last filter. When the
 * column grows, the panel grows at the reader's next scroll: if it is scrolled to its end, growing moves its filters.
 */
function useShownHeight(
  panel: RefObject<HTMLElement | null>,
  column: RefObject<HTMLElement | null>,
  isFilled: boolean,
): void {
  useEffect(() => {
    const [box, around] = [panel.current, column.current];
    if (!isFilled || !box || !around) return;
    let height = Infinity;
    const fit = (most: number) => {
      const shown = around.getBoundingClientRect().bottom - box.getBoundingClientRect().top;
      const next = Math.min(shown < window.innerHeight ? Math.max(shown, LOWEST) : Infinity, most);
      if (next === height) return;
      height = next;
      box.style.maxHeight = height === Infinity ? "" : `min(${WHOLE}, ${height}px)`;
    };
    const onScroll = () => fit(Infinity);
    const observer = new ResizeObserver(() => fit(height));
    observer.observe(around);
    window.addEventListener("scroll", onScroll, { passive: true });
    return () => {
      observer.disconnect();
      window.removeEventListener("scroll", onScroll);
      box.style.maxHeight = "";
    };
  }, [panel, column, isFilled]);
}
