import { pageMetadata } from "@earshot/domain/site/pages";
import { ArrowDown, Printer } from "lucide-react";
import { useMemo } from "react";
import { usePage } from "../navigation/use-page";
import { usePrint } from "../platform/use-print";
import { Button } from "../ui/button";
import { useDraftAutosave, useFlushOnClose } from "./autosave/use-draft-autosave";
import { BriefPanel } from "./match/brief-panel";
import { useBrief } from "./match/use-brief";
import { useFiguresInAddress } from "./match/use-figures-in-address";
import { FilterChips } from "./matches/filter-chips";
import { chosenFilters, offeredFilters } from "./matches/match-filters";
import { MatchResults } from "./matches/match-results";
import { useMatches } from "./matches/use-matches";
import { AutosaveLine } from "./requests/autosave-line";
import { useDraftNotice } from "./requests/use-draft-notice";
import { useRequestDraft } from "./requests/use-request-draft";

/** A brief, and the best matches from the whole catalogue. The request form uses the same brief. */
export function Component() {
  usePage(pageMetadata("/match"));
  useDraftNotice();
  const draft = useFiguresInAddress(useRequestDraft(null));
  const autosave = useDraftAutosave();
  useFlushOnClose(autosave);
  const written = useBrief(draft);
  const offered = useMemo(() => offeredFilters(written.readings), [written.readings]);
  const filters = chosenFilters(offered, draft.filters);
  const found = useMatches(written, filters);
  const print = usePrint();
  return (
    <div className="print-across py-6 pb-16">
      {/* As tall as the button, which comes with the matches. */}
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-6 gap-y-3 coarse:min-h-11">
        <h1 className="text-h1">Match a brief</h1>
        {found.state === "found" && (
          <Button size="sm" onClick={print}>
            <Printer size={16} />
            Print
          </Button>
        )}
      </div>
      <p className="no-print mt-1 max-w-[48em] text-text-2">
        Describe what you advertise. We search the whole catalogue and rank the shows by how well they suit it.
      </p>
      <Button variant="ghost" size="sm" className="mt-1 -ml-3 md:hidden" onClick={showMatches}>
        <ArrowDown size={16} />
        Go to the matches
      </Button>
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-8 md:grid-cols-[280px_minmax(0,1fr)] lg:gap-10">
        <div data-region="brief" className="grid content-start gap-4" onBlur={() => void autosave?.flush()}>
          <BriefPanel draft={draft} written={written} heading="h2" />
          <AutosaveLine autosave={autosave} />
        </div>
        <section data-region="results" aria-labelledby="matches" className="grid min-w-0 content-start gap-3">
          <h2 id="matches" tabIndex={-1} className="scroll-mt-20 text-h3">
            Matches
          </h2>
          <FilterChips offered={offered} on={draft.filters} onChange={(on) => draft.set({ filters: on })} />
          <MatchResults
            found={found}
            written={written}
            filtered={Object.keys(filters).length > 0}
            onClear={() => draft.set({ filters: [] })}
          />
        </section>
      </div>
    </div>
  );
}

/** Scrolls to the matches, which are below the brief and its chips on a phone. */
function showMatches(): void {
  const heading = document.getElementById("matches");
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}
