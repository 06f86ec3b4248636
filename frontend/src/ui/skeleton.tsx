import { useEffect, useState } from "react";
import { cx } from "./class-names";

/** A placeholder, or several, for content that is loading. Appears after 150 ms. It must have the size of the content. */
export function Skeleton({ count = 1, className }: { count?: number; className?: string }) {
  return Array.from({ length: count }, (_, index) => (
    <span
      key={index}
      aria-hidden="true"
      data-skeleton
      className={cx("block rounded-chip bg-surface-3 animate-[appear_140ms_ease-out_150ms_backwards]", className)}
    />
  ));
}

const SHOWN_AFTER_MS = 150;
const SHOWN_FOR_MS = 300;

/** Whether to show skeletons: only if loading takes longer than 150 ms, and then for at least 300 ms. */
export function useSkeletons(loading: boolean): boolean {
  const [shownAt, setShownAt] = useState<number | null>(null);
  useEffect(() => {
    if (loading === (shownAt !== null)) return;
    const wait = shownAt === null ? SHOWN_AFTER_MS : Math.max(0, shownAt + SHOWN_FOR_MS - performance.now());
    const timer = setTimeout(() => setShownAt(loading ? performance.now() : null), wait);
    return () => clearTimeout(timer);
  }, [loading, shownAt]);
  return shownAt !== null;
}
