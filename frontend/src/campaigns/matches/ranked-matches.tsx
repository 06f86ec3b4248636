import type { Dollars } from "@earshot/domain/campaigns/fit/budget-fit";
import { formatCount } from "@earshot/domain/shared/text/format-count";
import { Suspense, useMemo, useRef } from "react";
import { SelectedShows } from "../../catalogue/results/selected-shows";
import { useResultKeys } from "../../catalogue/results/use-result-keys";
import { useResultSlots } from "../../catalogue/shows/show-slots";
import { SelectionContext } from "../../catalogue/shows/selection-context";
import { cx } from "../../ui/class-names";
import { useNarrowerThan } from "../../ui/hooks/use-narrower-than";
import { useSelection } from "../../ui/hooks/use-selection";
import { MatchCards } from "./match-cards";
import { MatchTable } from "./match-table";
import type { FoundMatches } from "./use-matches";
import { useOpenMatches } from "./use-open-matches";
import type { WrittenBrief } from "../match/use-brief";

type Props = { found: FoundMatches; written: WrittenBrief };

/** The ranked shows as a table, or as cards on a phone. Several can be selected. */
export default function RankedMatches({ found: { state, matches }, written }: Props) {
  const { PlanMany } = useResultSlots();
  const list = useRef<HTMLDivElement>(null);
  const narrow = useNarrowerThan("md");
  const opened = useOpenMatches();
  const shows = useMemo(() => matches.map(({ podcast }) => podcast), [matches]);
  const selection = useSelection(shows);
  useResultKeys(list);
  const isOpen = matches.some(({ fit: { total } }) => total.kind === "scored" && total.low !== total.high);
  const View = narrow ? MatchCards : MatchTable;
  const suiting = matches.filter(({ group }) => group !== "mentions").map(({ podcast }) => podcast);
  return (
    <SelectionContext value={selection}>
      {isOpen && (
        <p className="text-meta text-text-2">If part of a score is unknown, we show a range and sort by its middle.</p>
      )}
      {suiting.length > 0 && (
        <Suspense fallback={<div className="h-8" />}>
          <PlanMany podcasts={suiting} brief={written.text} budget={budgetText(written.brief.budget)} />
        </Suspense>
      )}
      <div
        ref={list}
        aria-busy={state === "old"}
        className={cx("transition-opacity", state === "old" && "opacity-60 delay-200")}
      >
        <View matches={matches} opened={opened} />
      </div>
      <SelectedShows />
    </SelectionContext>
  );
}

/** The most that a brief allows, as a user types it: "$10,000". "" if it names no budget. */
function budgetText(budget: Dollars | undefined): string {
  return budget === undefined ? "" : `$${formatCount(Math.round(budget.high ?? budget.low))}`;
}
