import type { Podcast } from "@earshot/domain/catalogue/podcast";
import { useEffect, useRef, useState } from "react";
import { cx } from "../ui/class-names";
import { AddToList } from "./add-to-list";
import { MatchButton } from "./match-dialog";

/** Height of the site's header in px. */
const HEADER = 56;

/** The page's actions again, in a bar under the header once the place where it stands has scrolled away. */
export function StickyActions({ podcast }: { podcast: Podcast }) {
  const mark = useRef<HTMLDivElement>(null);
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    if (mark.current === null) return;
    const observer = new IntersectionObserver(
      ([entry]) => setPassed(entry !== undefined && entry.boundingClientRect.top < -REACH),
      {
        rootMargin: `${REACH}px 0px 0px`,
      },
    );
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, []);
  return (
    <>
      <div ref={mark} />
      <div
        // Out of sight it is out of reach as well.
        inert={!passed}
        className={cx(
          "fixed inset-x-0 z-10 hidden border-b border-line bg-bg transition-opacity duration-140 md:block",
          passed ? "opacity-100" : "pointer-events-none opacity-0",
        )}
        style={{ top: HEADER }}
      >
        <div className="page flex h-14 items-center gap-3">
          <p dir="auto" className="min-w-0 flex-1 truncate text-h3">
            {podcast.title}
          </p>
          <AddToList podcast={podcast}>Add to the List</AddToList>
          <MatchButton />
        </div>
      </div>
    </>
  );
}

/** How far below its own place the bar begins to be needed: the height of the row of cards with the actions. */
const REACH = 180;
