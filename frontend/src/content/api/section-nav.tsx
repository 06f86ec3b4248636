import { useEffect, useRef, useState } from "react";
import { Link } from "react-router-dom";

type Part = { readonly id: string; readonly label: string };

/** Observes the top of the text, below the header and this bar. */
const BELOW_BARS = "-140px 0px -60% 0px";

/** A bar with the sections of a long page; the current one is marked and scrolled into view. */
export function SectionNav({ parts }: { parts: readonly Part[] }) {
  const current = useCurrentPart(parts);
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const link = row.current?.querySelector<HTMLElement>("[aria-current]");
    if (row.current && link) row.current.scrollLeft = link.offsetLeft - 16;
  }, [current]);
  return (
    <nav
      aria-label="On this page"
      className="sticky top-below-header z-10 -mx-[16px] border-b border-line bg-bg px-[16px] md:-mx-6 md:px-6"
    >
      <ul ref={row} className="relative -ml-3 flex overflow-x-auto [scrollbar-width:none]">
        {parts.map(({ id, label }) => (
          <li key={id} className="shrink-0">
            <Link
              to={`#${id}`}
              aria-current={id === current ? "location" : undefined}
              className="flex h-11 items-center border-b-2 border-transparent px-3 text-control text-text-2 no-underline -outline-offset-2 hover:text-text aria-[current]:border-accent aria-[current]:text-text"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The section at the top of the visible text. */
function useCurrentPart(parts: readonly Part[]): string | undefined {
  const [current, setCurrent] = useState(parts[0]?.id);
  useEffect(() => {
    const visible = new Set<string>();
    const watch = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const id = target.getAttribute("aria-labelledby") ?? "";
          if (isIntersecting) visible.add(id);
          else visible.delete(id);
        }
        const first = parts.find(({ id }) => visible.has(id));
        if (first) setCurrent(first.id);
      },
      { rootMargin: BELOW_BARS },
    );
    const watchSections = () => {
      for (const { id } of parts) {
        const section = document.getElementById(id)?.closest("section");
        if (section) watch.observe(section);
      }
    };
    watchSections();
    // Some sections have code of their own, which may load later.
    const additions = new MutationObserver(watchSections);
    additions.observe(document.body, { childList: true, subtree: true });
    return () => {
      watch.disconnect();
      additions.disconnect();
    };
  }, [parts]);
  return current;
}
