import { WifiOff } from "lucide-react";
import { type ReactNode, useLayoutEffect, useRef } from "react";

/** The height of the bar: space above the page's content, and above everything that sticks below the header (`top-below-header`). */
const HEIGHT = "--offline-height";

/** The bar below the header while there is no connection. The page moves down by its height, so that it covers no heading. */
export function OfflineNotice({ children }: { children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const measured = bar.current;
    if (!measured) return;
    const { style } = document.documentElement;
    const measure = () => style.setProperty(HEIGHT, `${measured.offsetHeight}px`);
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => {
      observer.disconnect();
      style.removeProperty(HEIGHT);
    };
  }, []);
  return (
    <div role="status" ref={bar} className="pointer-events-none fixed inset-x-0 top-14 z-20">
      {children && (
        <p className="flex items-center justify-center gap-2 bg-signal-soft px-4 py-1.5 text-meta text-signal-ink">
          <WifiOff size={16} className="shrink-0" />
          <span>{children}</span>
        </p>
      )}
    </div>
  );
}
