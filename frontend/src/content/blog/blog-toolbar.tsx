import { BLOG_TAGS } from "@earshot/domain/site/blog-posts";
import { Search } from "lucide-react";
import { useEffect, useRef } from "react";
import { Link } from "react-router-dom";
import { useShortcut } from "../../keyboard/shortcuts";
import { FIELD_CLASS } from "../../ui/class-names";
import type { BlogAddress } from "./use-blog-address";

const TAG =
  "inline-flex h-9 shrink-0 items-center rounded-full px-4 text-control text-text-2 no-underline hover:bg-surface-2 hover:text-text aria-[current=true]:bg-accent-soft aria-[current=true]:text-accent-ink coarse:h-11";

/** The blog's search field and tags. On a phone the tags scroll sideways, with the chosen one in view. */
export function BlogToolbar({ words, tag, setWords, hrefOf }: BlogAddress) {
  const field = useRef<HTMLInputElement>(null);
  const tags = useRef<HTMLUListElement>(null);
  useShortcut("/", "Focus the search field", () => field.current?.select());
  useEffect(() => {
    const row = tags.current;
    const chosen = row?.querySelector<HTMLElement>("[aria-current]");
    if (row && chosen) row.scrollLeft = chosen.offsetLeft - (row.clientWidth - chosen.offsetWidth) / 2;
  }, [tag]);
  return (
    <div className="flex flex-col gap-4 md:flex-row-reverse md:items-center md:justify-between">
      <form role="search" onSubmit={(event) => event.preventDefault()} className="relative md:w-80">
        <Search size={18} aria-hidden="true" className="absolute inset-y-0 left-3 my-auto text-text-3" />
        <input
          ref={field}
          type="search"
          aria-label="Search articles"
          placeholder="Search articles..."
          autoComplete="off"
          value={words}
          onChange={(event) => setWords(event.target.value)}
          className={`${FIELD_CLASS} h-10 pl-10 coarse:min-h-11`}
        />
      </form>
      <nav aria-label="Article categories" className="relative min-w-0">
        <ul
          ref={tags}
          className="relative -mx-[16px] flex gap-1 overflow-x-auto px-[16px] [scrollbar-width:none] max-md:mask-[linear-gradient(90deg,transparent,#000_16px,#000_calc(100%-32px),transparent)] md:mx-0 md:px-0"
        >
          {BLOG_TAGS.map(({ id, label }) => (
            <li key={id} className="shrink-0 py-1">
              <Link to={hrefOf(id)} aria-current={id === tag || undefined} className={TAG}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
