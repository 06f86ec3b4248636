import { useRef, useState } from "react";
import { useFocusHandover } from "../../ui/hooks/focus-handover";
import { Button } from "../../ui/button";
import { ErrorNotice } from "../../ui/error-notice";
import { Skeleton } from "../../ui/skeleton";
import { changesByDay, dayWords } from "./changes-by-day";
import { ChangeTable } from "./change-table";
import { ViewHead } from "./view-head";
import { watchingApi } from "./watching-api";

export function ViewChanges({ id, name }: { id: string; name: string }) {
  const [before, setBefore] = useState<string>();
  const [isPaged, setPaged] = useState(false);
  const { data, currentData, isError, ...query } = watchingApi.useViewChangesQuery({ id, before });
  const section = useRef<HTMLElement>(null);
  // The switch that stops watching removes the view.
  useFocusHandover(section);
  const days = changesByDay(currentData?.runs ?? []);
  const earlier = currentData?.next ?? undefined;
  const open = (page: string | undefined) => {
    setPaged(true);
    setBefore(page);
  };
  return (
    <section ref={section} aria-labelledby="changes-of" className="min-w-0">
      <ViewHead view={{ id, name }} changes={data} newest={before === undefined && currentData !== undefined} />
      {isError && !currentData ? (
        <ErrorNotice className="mt-4" text="Couldn’t load the changes." query={query} />
      ) : !currentData ? (
        <div className="mt-4 grid gap-2">
          <Skeleton count={4} className="h-11" />
        </div>
      ) : days.length === 0 ? (
        <p className="mt-4 text-text-2">
          {currentData.ranAt === null
            ? "We record the results within a minute. From then on, changes appear here."
            : "Nothing has changed yet. We compare the results when the catalogue is updated, at most once an hour."}
        </p>
      ) : (
        days.map(({ day, runs }) => (
          <section key={day} aria-label={dayWords(day)} className="mt-6">
            <h3 className="text-h3">{dayWords(day)}</h3>
            {runs.map((run) => (
              <ChangeTable key={run.at} run={run} caption={`Changes at ${run.at.slice(11, 16)} UTC`} />
            ))}
          </section>
        ))
      )}
      {/* Both remain, so that the focus does. */}
      {(isPaged || earlier !== undefined) && (
        <div className="mt-6 flex gap-2">
          <Button aria-disabled={before === undefined} onClick={() => before !== undefined && open(undefined)}>
            Newest changes
          </Button>
          <Button aria-disabled={earlier === undefined} onClick={() => earlier !== undefined && open(earlier)}>
            Earlier changes
          </Button>
        </div>
      )}
    </section>
  );
}
