import { CheckCheck, Search } from "lucide-react";
import { useState } from "react";
import { useToast } from "../../toasts/toast";
import { Button, ButtonLink } from "../../ui/button";
import { ErrorNotice } from "../../ui/error-notice";
import { Skeleton } from "../../ui/skeleton";
import { Switch } from "../../ui/switch";
import { changesByDay, dayWords } from "./changes-by-day";
import { ChangeTable } from "./change-table";
import { useWatching } from "./use-watching";
import { watchingApi } from "./watching-api";

/** What changed in one watched view, by day. */
export function ViewChanges({ id, name }: { id: string; name: string }) {
  const [before, setBefore] = useState<string>();
  const { currentData, isError, isFetching, refetch } = watchingApi.useViewChangesQuery({
    id,
    ...(before !== undefined && { before }),
  });
  const [markSeen, { isLoading }] = watchingApi.useMarkChangesSeenMutation();
  const { setWatched } = useWatching();
  const toast = useToast();
  const days = changesByDay(currentData?.runs ?? []);
  const newest = currentData?.runs[0]?.at;
  const mark = async () => {
    if (newest === undefined || isLoading) return;
    const { error } = await markSeen({ id, until: newest });
    toast(error ? "That did not work. Try again." : "Marked as seen", error ? "error" : "success");
  };
  return (
    <section aria-labelledby="changes-of" className="min-w-0">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 id="changes-of" dir="auto" className="min-w-0 flex-1 basis-60 truncate text-h2">
          {name}
        </h2>
        <Switch checked onChange={() => void setWatched({ id, name }, false)}>
          Watch
        </Switch>
        {currentData && (
          <ButtonLink size="sm" to={currentData.address}>
            <Search size={16} />
            Open the search
          </ButtonLink>
        )}
        {before === undefined && currentData !== undefined && currentData.news > 0 && (
          <Button size="sm" onClick={() => void mark()} aria-disabled={isLoading}>
            <CheckCheck size={16} />
            Mark as seen
          </Button>
        )}
      </div>
      {isError && !currentData ? (
        <ErrorNotice
          className="mt-4"
          text="Could not load the changes."
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : !currentData ? (
        <div className="mt-4 grid gap-2">
          {[1, 2, 3, 4].map((one) => (
            <Skeleton key={one} className="h-11" />
          ))}
        </div>
      ) : days.length === 0 ? (
        <p className="mt-4 text-text-2">
          {currentData.ranAt === null
            ? "We take down the results in a minute. From then on, changes appear here."
            : "Nothing has changed yet. We compare the results each time the catalogue is renewed."}
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
      {currentData && (before !== undefined || currentData.next !== null) && (
        <div className="mt-6 flex gap-2">
          {before !== undefined && <Button onClick={() => setBefore(undefined)}>Newest changes</Button>}
          {currentData.next !== null && (
            <Button onClick={() => setBefore(currentData.next ?? undefined)}>Earlier changes</Button>
          )}
        </div>
      )}
    </section>
  );
}
