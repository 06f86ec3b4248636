import { searchToUrl } from "@earshot/domain/catalogue/search/search-url";
import type { SearchPage, SearchSort } from "@earshot/domain/catalogue/search/search-request";
import { Link } from "react-router-dom";
import { type Search } from "../query/search";

/** Sort keys that a source may not support. */
const UNKNOWN_FIGURES: Partial<Record<SearchSort, string>> = {
  perEpisode: "the audience per episode",
  rhythm: "how often episodes come out",
};

/** How the server interpreted the search, where that differs from the typed text, and a spelling suggestion. */
export function SearchNotes({ search, answer }: { search: Search; answer: SearchPage }) {
  const { didYouMean, interpretation, stale } = answer;
  return (
    <>
      {didYouMean !== undefined && (
        <p className="text-text-2">
          Did you mean{" "}
          <Link to={searchToUrl({ ...search, term: didYouMean })} className="link font-[560]">
            <bdi>{didYouMean}</bdi>
          </Link>
          ?
        </p>
      )}
      {answer.exact === 0 && answer.results.length > 0 && (
        <p className="text-meta text-text-2">No exact matches. These shows come close.</p>
      )}
      {interpretation.match === "plain" && (
        <p className="text-meta text-text-2">We couldn’t read that as a query, so we searched for the plain words.</p>
      )}
      {answer.sortedBy !== undefined && (
        <p className="text-meta text-text-2">
          The source doesn’t know {UNKNOWN_FIGURES[search.sort] ?? "that figure"}. These results are in order of
          relevance.
        </p>
      )}
      {stale && (
        <p className="text-meta text-text-2">The source isn’t answering right now. These results are from earlier.</p>
      )}
    </>
  );
}
