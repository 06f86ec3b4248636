import { type RefObject, useLayoutEffect, useState } from "react";

const NOWHERE = { top: 0, width: 0 };

/** How far down the page an element begins, and its width, in px. Both are 0 while not needed. */
export function usePagePlace(element: RefObject<HTMLElement | null>, isWanted = true): typeof NOWHERE {
  const [place, setPlace] = useState(NOWHERE);
  useLayoutEffect(() => {
    const measured = element.current;
    if (!isWanted || !measured) return;
    const measure = () => {
      const box = measured.getBoundingClientRect();
      // Both are measured at the same moment: React calls the function below later, and the reader may have scrolled by then.
      const next = { top: box.top + window.scrollY, width: box.width };
      setPlace((old) => (old.top === next.top && old.width === next.width ? old : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element, isWanted]);
  return place;
}
