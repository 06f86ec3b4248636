import type { Podcast } from "@earshot/domain/catalogue/shows/podcast";
import { useEffect, useRef, useState } from "react";
import { usePageSlots } from "../shows/show-slots";

/** Height of the site's header in px. */
const HEADER = 56;
/** How many px above the top edge the marker must be: by then, the cards with the actions have also scrolled out of view. */
const REACH = 180;

/** The page's actions again, in a bar under the header once they have scrolled out of view. */
export function StickyActions({ podcast }: { podcast: Podcast }) {
  const { AddToList, MatchButton } = usePageSlots();
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
      {passed && (
        <div
          className="fixed inset-x-0 z-10 hidden animate-[appear_140ms_var(--ease-enter)] border-b border-line bg-bg md:block"
          style={{ top: HEADER }}
        >
          <div className="page flex h-14 items-center gap-3">
            <p dir="auto" className="min-w-0 flex-1 truncate text-h3">
              {podcast.title}
            </p>
            <AddToList podcast={podcast} on="page" />
            <MatchButton />
          </div>
        </div>
      )}
    </>
  );
}
