import { searchToUrl } from "@earshot/domain/catalogue/search/search-url";
import type { SearchMode, SearchPage, SearchTotal } from "@earshot/domain/catalogue/search/search-request";
import { formatCount } from "@earshot/domain/shared/text/format-count";
import { useRef } from "react";
import { useFocusHandover } from "../../ui/hooks/focus-handover";
import { ButtonLink } from "../../ui/button";
import { useSearchCountQuery } from "../api/catalogue-api";
import { OtherModeHits } from "./other-mode-hits";
import { activeFilters, NO_FILTERS, type Search } from "../query/search";
import { typedFilters } from "../query/typed-filters";
import { bestOtherMode } from "../query/search-modes";

const MODES: readonly { readonly mode: SearchMode; readonly words: string }[] = [
  { mode: "title", words: "in titles" },
  { mode: "topic", words: "in topics" },
  { mode: "host", words: "by host" },
];

/** No results: a message, suggestions with their result counts, and the first shows of another mode. */
export function SearchEmpty({ search, modes }: { search: Search; modes: SearchPage["modes"] }) {
  const active = activeFilters(search.filters);
  const typed = typedFilters(search.term);
  const other = bestOtherMode(search, modes);
  const card = useRef<HTMLDivElement>(null);
  // The suggestions replace this card with their results, so the focus moves to the number of these.
  useFocusHandover(card, () => document.querySelector<HTMLElement>("[data-region=results] [role=status][tabindex]"));
  return (
    <>
      <div ref={card} className="rounded-card border border-line bg-surface px-5 py-8 sm:px-8">
        <p className="text-h3">No results found. Try adjusting your search or filters.</p>
        <p className="mt-1 text-text-2">
          {typed.length > 0
            ? "No show has both the words and the filter."
            : "Fewer words or another spelling can help too."}
        </p>
        <ul className="mt-4 flex flex-wrap gap-2">
          {active.map(({ key, label, without }) => (
            <WiderSearch key={key} label={`Without “${label}”`} to={{ ...search, filters: without }} />
          ))}
          {typed
            .filter(({ without }) => without !== "" || active.length > 0)
            .map(({ text, without }) => (
              <WiderSearch key={text} label={`Without “${text}”`} to={{ ...search, term: without }} />
            ))}
          {search.term !== "" &&
            MODES.filter(({ mode }) => mode !== search.mode).map(({ mode, words }) => (
              <WiderSearch
                key={mode}
                label={`“${search.term}” ${words}`}
                to={{ ...search, mode }}
                counted={modes?.[mode]}
              />
            ))}
          {active.length > 1 && search.term !== "" && (
            <WiderSearch label="Clear all filters" to={{ ...search, filters: NO_FILTERS }} />
          )}
          <li>
            <ButtonLink size="sm" to="/home">
              Start over
            </ButtonLink>
          </li>
        </ul>
      </div>
      {other && modes && <OtherModeHits search={search} mode={other} total={modes[other]} />}
    </>
  );
}

type Wider = {
  label: string;
  to: Search;
  /** The count, if the page already has it: the mode tabs show the same one. */
  counted?: SearchTotal | undefined;
};

/** A changed search with the number of shows that it finds. Without results, the search is not offered. */
function WiderSearch({ label, to, counted }: Wider) {
  const { data: found } = useSearchCountQuery(to, { skip: counted !== undefined });
  const total = counted ?? found;
  if (total?.value === 0) return null;
  return (
    <li className="max-w-full">
      <ButtonLink size="sm" to={searchToUrl(to)} className="max-w-full">
        <span className="truncate">{label}</span>
        {total !== undefined && (
          <span className="font-normal text-text-2">
            {formatCount(total.value)}
            {total.relation === "gte" && "+"}
            <span className="sr-only"> podcasts</span>
          </span>
        )}
      </ButtonLink>
    </li>
  );
}
