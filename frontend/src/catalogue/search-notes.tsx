import { searchToUrl } from "@earshot/domain/catalogue/search-url";
import type { SearchPage } from "@earshot/domain/catalogue/search-request";
import { Link } from "react-router-dom";
import { type Search } from "./search";

/** How the search was understood, where that is not what was typed; and a better spelling, where there is one. */
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
        <p className="text-meta text-text-2">No exact matches. These shows match some of your words.</p>
      )}
      {interpretation.match === "plain" && (
        <p className="text-meta text-text-2">
          The search could not be read as a formula, so it was searched as plain words.
        </p>
      )}
      {stale && (
        <p className="text-meta text-text-2">The source does not answer right now. These results are from earlier.</p>
      )}
    </>
  );
}
