import type { MatchEntry, MatchReport } from "@earshot/backend/lists/lists.schemas";
import { searchToUrl } from "@earshot/domain/catalogue/search/search-url";
import { useEffect, useRef } from "react";
import { NO_FILTERS } from "../../catalogue/query/search";
import { Button } from "../../ui/button";
import { chosenShows, type Choices, choose } from "./import-choices";
import { ImportDoubtful } from "./import-doubtful";
import { showCount } from "../api/count-texts";
import { ShowLine } from "./show-line";

type Props = {
  report: MatchReport;
  choices: Choices;
  onChoose: (choices: Choices) => void;
  adding: boolean;
  onBack: () => void;
  onAdd: () => void;
};

/** The matches for a text: certain, doubtful and unknown, each with its actions. */
export function ImportReport({ report, choices, onChoose, adding, onBack, onAdd }: Props) {
  const summary = useRef<HTMLParagraphElement>(null);
  useEffect(() => summary.current?.focus(), []);
  const having = (outcome: MatchEntry["outcome"]) => report.entries.filter((entry) => entry.outcome === outcome);
  const found = having("found");
  const doubtful = having("doubtful");
  const missing = having("not-found");
  const count = chosenShows(choices).length;
  return (
    <>
      <p ref={summary} tabIndex={-1} className="text-control">
        {found.length} found, {doubtful.length} unclear, {missing.length} not found
        {report.skipped > 0 && <span className="font-normal text-text-2">, {report.skipped} skipped</span>}
      </p>
      {doubtful.length > 0 && (
        <section aria-labelledby="doubtful" className="mt-5">
          <h3 id="doubtful" className="text-h3">
            Unclear: which one did you mean?
          </h3>
          <ul className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-4">
            {doubtful.map((entry) => (
              <li key={entry.position}>
                <ImportDoubtful
                  entry={entry}
                  chosen={choices.get(entry.position)}
                  onChoose={(id) => onChoose(choose(choices, entry.position, id))}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      {found.length > 0 && (
        <section aria-labelledby="found" className="mt-6">
          <h3 id="found" className="text-h3">
            Found
          </h3>
          <ul className="mt-1">
            {found.map((entry) => (
              <li key={entry.position} className="border-b border-line">
                <FoundEntry
                  entry={entry}
                  meant={choices.has(entry.position)}
                  onChange={(meant) =>
                    onChoose(choose(choices, entry.position, meant ? entry.candidates[0]?.podcast.id : undefined))
                  }
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      {missing.length > 0 && (
        <section aria-labelledby="missing" className="mt-6">
          <h3 id="missing" className="text-h3">
            Not found
          </h3>
          <ul className="mt-1">
            {missing.map(({ position, given }) => (
              <li key={position} className="flex min-h-11 items-center justify-between gap-4 border-b border-line">
                <span dir="auto" className="min-w-0 truncate" title={given}>
                  {given}
                </span>
                <a
                  href={searchToUrl({ term: given, mode: "title", filters: NO_FILTERS, sort: "relevance" })}
                  target="_blank"
                  rel="noopener"
                  className="link inline-flex min-h-11 shrink-0 items-center text-control"
                >
                  Search
                  <span className="sr-only"> for {given} (opens in a new tab)</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className="sticky -bottom-5 -mx-5 mt-6 flex justify-between gap-2 border-t border-line bg-surface px-5 py-3 pb-[max(12px,env(safe-area-inset-bottom))]">
        <Button onClick={onBack}>Back</Button>
        <Button
          variant="primary"
          aria-disabled={count === 0 || adding || undefined}
          onClick={() => count > 0 && onAdd()}
        >
          {adding ? "Adding…" : `Add ${showCount(count)}`}
        </Button>
      </div>
    </>
  );
}

type FoundProps = { entry: MatchEntry; meant: boolean; onChange: (meant: boolean) => void };

function FoundEntry({ entry: { candidates, given }, meant, onChange }: FoundProps) {
  const podcast = candidates[0]?.podcast;
  if (!podcast) return given;
  return (
    <label className="flex min-h-13 items-center gap-3 py-1">
      <input
        type="checkbox"
        checked={meant}
        onChange={(event) => onChange(event.target.checked)}
        className="size-5 shrink-0 accent-accent"
      />
      <ShowLine podcast={podcast} />
    </label>
  );
}
