import type { ShowMatches } from "@earshot/domain/campaigns/matches/match-shows";
import { formatCount } from "@earshot/domain/shared/text/format-count";
import { lazy, Suspense } from "react";
import { RowSkeletons } from "../../catalogue/shows/card-skeletons";
import { offlineText } from "../../platform/connection";
import { useOnline } from "../../platform/use-online";
import { Button } from "../../ui/button";
import { cx } from "../../ui/class-names";
import { ErrorNotice } from "../../ui/error-notice";
import type { WrittenBrief } from "../match/use-brief";
import type { FoundMatches } from "./use-matches";

/** Loaded lazily: the prerendered page has no matches. */
const RankedMatches = lazy(() => import("./ranked-matches"));
const NOTE = "rounded-card bg-surface-2 px-4 py-3 text-text-2";

type Props = {
  found: FoundMatches;
  written: WrittenBrief;
  /** Whether any filter is active. */
  filtered: boolean;
  onClear: () => void;
};

/** The ranked shows, or what replaces them while there are none. */
export function MatchResults({ found, written, filtered, onClear }: Props) {
  const { state, answer, retry, retrying } = found;
  const online = useOnline();
  const clear = () => {
    onClear();
    // The button is removed.
    document.getElementById("matches")?.focus({ preventScroll: true });
  };
  return (
    <>
      <p role="status" className={cx("min-h-6 text-meta text-text-2", state === "idle" && "sr-only")}>
        {state === "found" && answer && foundText(answer)}
        {(state === "loading" || state === "old") && "Finding shows…"}
      </p>
      {state === "idle" && (
        <div className={NOTE}>
          <p className="text-h3 text-text">Write a brief</p>
          <p className="mt-1">Say what you advertise, to which people, and for how much. The best shows appear here.</p>
        </div>
      )}
      {state === "loading" && <RowSkeletons />}
      {state === "failed" && (
        <ErrorNotice text="We couldn’t match your brief." onRetry={retry} retrying={retrying}>
          {online
            ? "Your brief is still here."
            : `${offlineText()}. Your brief is still here and runs again as soon as it can.`}
        </ErrorNotice>
      )}
      {state === "empty" && (
        <div className={NOTE}>
          <p className="text-h3 text-text">No show fits</p>
          <p className="mt-1">
            {filtered
              ? "No show matches your filters. Remove some."
              : "Name what you advertise or what shows should be about."}
          </p>
          {filtered && (
            <Button size="sm" className="mt-3" onClick={clear}>
              Clear filters
            </Button>
          )}
        </div>
      )}
      {(state === "found" || state === "old") && (
        <Suspense fallback={<RowSkeletons />}>
          <RankedMatches found={found} written={written} />
        </Suspense>
      )}
    </>
  );
}

/** "12 shows fit. The best 50 of 312 shows that we weighed. 4 more are excluded by your brief." */
function foundText({ matches, weighed, excluded }: ShowMatches): string {
  const fitting = matches.filter(({ group }) => group === "fits").length;
  const few = fitting === 0 ? "No show fits" : "One show fits";
  const fits = fitting === matches.length ? "" : `${fitting < 2 ? few : `${fitting} shows fit`}. `;
  const best =
    matches.length < weighed
      ? `The best ${matches.length} of the ${formatCount(weighed)} shows we weighed.`
      : matches.length === 1
        ? "One show, weighed against your brief."
        : `${matches.length} shows, weighed against your brief.`;
  return excluded === 0 ? fits + best : `${fits}${best} Your brief excludes ${formatCount(excluded)} more.`;
}
