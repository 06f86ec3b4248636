import type { ReachAnswer } from "@earshot/backend/lists/planning/reach.schemas";
import { type ReactNode, useId, useState } from "react";
import { isApiError } from "../../client/api-error";
import { Button } from "../../ui/button";
import { ChartTable } from "../../ui/charts/chart-table";
import { ErrorNotice } from "../../ui/error-notice";
import { Panel } from "../../ui/panel";
import { Skeleton } from "../../ui/skeleton";
import type { ListId } from "../api/lists-api";
import { useListReachQuery } from "./reach-api";
import { ReachBar, ReachKeys } from "./reach-bar";
import { addsText, peopleRange, peopleText, reachSummary } from "./reach-texts";
import "./reach.css";

/** How many bars are shown until the visitor asks for all. */
const FIRST = 8;

type Props = {
  listId: ListId;
  /** Whether the list shows another day's figures. */
  frozen: boolean;
};

/** How many different people a list reaches: one bar for each show, with new people and those already reached. */
export default function ReachPanel({ listId, frozen }: Props) {
  const id = useId();
  const { currentData: reach, error, ...query } = useListReachQuery(listId);
  const content = (): ReactNode => {
    if (reach) return reach.counted === 0 ? <NothingCounted /> : <Reach reach={reach} frozen={frozen} />;
    if (error === undefined) return <Skeleton className="mt-2 h-40" />;
    if (isApiError(error) && error.code === "reach.not-modelled") return <p className="text-text-2">{error.detail}</p>;
    return <ErrorNotice className="mt-2" text="Couldn’t work out the net reach." query={query} />;
  };
  return (
    <Panel data-no-print aria-labelledby={id} aria-busy={query.isFetching} className="mt-4 text-meta">
      <h3 id={id} className="text-h3">
        Net reach
      </h3>
      {content()}
    </Panel>
  );
}

function NothingCounted() {
  return <p className="text-text-2">No show here has an audience estimate, so there is nothing to model yet.</p>;
}

function Reach({ reach, frozen }: { reach: ReachAnswer; frozen: boolean }) {
  const [all, setAll] = useState(false);
  const { perShow, method } = reach;
  const most = Math.max(1, ...perShow.map(({ gross }) => gross.likely));
  const shown = all ? perShow : perShow.slice(0, FIRST);
  const titles = new Map(perShow.map(({ id, title }) => [id, title]));
  return (
    <>
      <p className="text-control font-[640]">{peopleRange(reach.net)} different people</p>
      <p className="max-w-[60em] text-text-2">
        {reachSummary(reach)}
        {frozen && " With today’s figures, not the frozen ones."}
      </p>
      {reach.counted > 1 && (
        <>
          <ReachKeys />
          <ol aria-label="What each show adds" className="mt-2 grid gap-2">
            {shown.map((show) => (
              <li key={show.id} className="grid items-center gap-x-4 gap-y-1 md:grid-cols-[minmax(0,14rem)_1fr_13rem]">
                <span className="truncate">{show.title}</span>
                <ReachBar gross={show.gross.likely / most} added={show.new.likely / most} />
                <span className="text-text-2 tabular">{addsText(show)}</span>
              </li>
            ))}
          </ol>
        </>
      )}
      {perShow.length > FIRST && (
        <Button size="sm" className="mt-3" onClick={() => setAll(!all)}>
          {all ? "Show fewer bars" : `Show all ${perShow.length} bars`}
        </Button>
      )}
      {perShow.length < reach.counted && all && (
        <p className="mt-2 text-text-2">
          The largest {perShow.length} of {reach.counted.toLocaleString("en-US")} shows. The total counts all.
        </p>
      )}
      <p className="mt-3 max-w-[60em] text-text-2">{method.sentences[0]}</p>
      <details className="mt-1">
        <summary className="min-h-6 cursor-pointer text-text-2 coarse:py-3">
          How it’s modeled, and all the numbers
        </summary>
        <p className="mt-2 max-w-[60em] text-text-2">{method.sentences.slice(1).join(" ")}</p>
        <div className="mt-2 overflow-x-auto">
          <ChartTable
            caption="Net reach, show by show"
            heads={["Show", "Audience", "New people", "Shared most with"]}
            rows={perShow.map(({ title, gross, new: added, sharedWith }) => [
              title,
              peopleRange(gross),
              peopleRange(added),
              sharedWith
                .map(({ id, people }) => `${titles.get(id) ?? ""} (${peopleText(people)})`)
                .slice(0, 1)
                .join() || "–",
            ])}
            className="max-w-3xl!"
          />
        </div>
      </details>
    </>
  );
}
