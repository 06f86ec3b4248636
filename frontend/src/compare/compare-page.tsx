import type { PodcastId } from "@earshot/domain/catalogue/shows/podcast";
import { COMPARED_MAX, COMPARED_MIN } from "@earshot/domain/compare/compared-ids";
import { rangesOf } from "@earshot/domain/compare/compare-shows";
import { sizeSummary } from "@earshot/domain/compare/size-summary";
import { pageMetadata } from "@earshot/domain/site/pages";
import { lazy, Suspense, useMemo, useRef } from "react";
import { CommonScale } from "../audience/common-scale";
import { calendarDay } from "../catalogue/shows/dates";
import { usePage } from "../navigation/use-page";
import { offlineText } from "../platform/connection";
import { useOnline } from "../platform/use-online";
import { Button } from "../ui/button";
import { ErrorNotice } from "../ui/error-notice";
import { Skeleton } from "../ui/skeleton";
import { useNarrowerThan } from "../ui/hooks/use-narrower-than";
import { moveFocus } from "../ui/overlay/focus-target";
import { CompareCards } from "./compare-cards";
import { neighborOf, PICKER, removeButton } from "./compare-focus";
import { CompareTable } from "./compare-table";
import { CompareTools } from "./compare-tools";
import { ShowPicker } from "./show-picker";
import { useComparison } from "./use-comparison";
import { useTogether } from "./use-together";

const CompareStart = lazy(() => import("./compare-start"));

/** Two to six shows side by side. The address contains the shows and their order. */
export function Component() {
  const comparison = useComparison();
  const { ids, missing, failed, leftOut } = comparison;
  const { rows, places, loading } = useTogether(comparison);
  const online = useOnline();
  const narrow = useNarrowerThan("md");
  const heading = useRef<HTMLHeadingElement>(null);
  const count = ids.length - missing.length;
  const title = count < COMPARED_MIN ? "Compare shows" : `Compare ${count} shows`;
  usePage(
    useMemo(() => {
      const metadata = pageMetadata("/compare");
      return metadata && { ...metadata, title: metadata.title.replace("Compare shows", title) };
    }, [title]),
  );
  const removeMissing = () => {
    comparison.remove(missing);
    heading.current?.focus({ preventScroll: true });
  };
  const retry = (id?: PodcastId) => {
    comparison.retry(id);
    // The pressed button disappears.
    heading.current?.focus({ preventScroll: true });
  };
  const removeRow = (id: string) => {
    const shown = rows.map(({ show }) => show.id);
    const next = neighborOf(shown, id);
    moveFocus(next === undefined ? PICKER : removeButton(next));
    comparison.remove([id]);
  };
  // Also with one show while the second is loading or has failed: then nothing above the first one moves when the second arrives.
  const isCompared = rows.length > 0 && places.length >= COMPARED_MIN;
  const theShows = ids.length === 1 ? "The show" : "The shows";
  const View = narrow ? CompareCards : CompareTable;
  return (
    <div className="print-across grid grid-cols-[minmax(0,1fr)] gap-5 py-6 pb-16">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 ref={heading} tabIndex={-1} className="text-h1">
          {title}
        </h1>
        {isCompared && <CompareTools {...comparison} rows={rows} />}
      </div>
      {isCompared && <Summary rows={rows} />}
      {ids.length === 0 && (
        <p className="max-w-[48em] text-text-2">
          Pick {COMPARED_MIN} to {COMPARED_MAX} shows to see their audience, schedule, category and market position side
          by side.
        </p>
      )}
      {failed.length > 0 && rows.length === 0 && !loading && (
        <ErrorNotice
          text={
            online
              ? `${theShows} could not be loaded.`
              : `${offlineText()}, so ${theShows.toLowerCase()} could not be loaded.`
          }
          onRetry={() => retry()}
        />
      )}
      {missing.length > 0 && (
        <div role="status" className="flex flex-wrap items-center gap-3 rounded-card bg-surface-2 px-4 py-3">
          <p className="min-w-0 flex-1 basis-60">{missingText(missing.length)}</p>
          <Button size="sm" onClick={removeMissing} className="no-print">
            Remove from the comparison
          </Button>
        </div>
      )}
      {leftOut > 0 && (
        <p className="text-text-2">
          This link has {ids.length + leftOut} shows. We compare the first {COMPARED_MAX}.
        </p>
      )}
      {rows.length > 0 && (
        <CommonScale shows={rows.map(({ show }) => show)}>
          <View
            places={places}
            failed={failed}
            onRetry={retry}
            now={comparison.now}
            order={comparison.order}
            onSort={comparison.sort}
            onRemove={removeRow}
          />
        </CommonScale>
      )}
      <Skeleton count={rows.length === 0 && loading ? places.length : 0} className={narrow ? "h-96" : "h-20"} />
      {rows.length === 1 && places.length === 1 && <p className="text-h3">Pick a second show to compare.</p>}
      <div className="no-print">
        <ShowPicker reference={rows[0]?.show.id} compared={comparison} />
      </div>
      {ids.length === 0 && (
        <Suspense fallback={<Skeleton className="h-96" />}>
          <CompareStart onAdd={comparison.add} />
        </Suspense>
      )}
      {rows.length >= COMPARED_MIN && (
        <p className="max-w-[48em] text-meta text-text-2">
          {online && (
            <>
              Figures as of <Today now={comparison.now} />.{" "}
            </>
          )}
          Ranges that overlap mean no clear difference in size. In the 24-month strip, each mark is an episode and
          taller means longer. Market position compares the show with the average of its first category.
        </p>
      )}
      <p role="status" className="sr-only">
        {loading && rows.length === 0 && "Loading"}
        {!loading && rows.length > 0 && (rows.length === 1 ? "1 show" : `${rows.length} shows compared`)}
      </p>
    </div>
  );
}

/** "today"; on paper, the date. */
function Today({ now }: { now: Date }) {
  const { iso, absolute } = calendarDay(now);
  return (
    <time dateTime={iso} title={absolute}>
      today
    </time>
  );
}

function Summary({ rows }: Pick<ReturnType<typeof useComparison>, "rows">) {
  if (rows.length < COMPARED_MIN) return <p className="-mt-2">Sizes are compared once a second show has loaded.</p>;
  const { lead, rest } = sizeSummary(rows.map(({ show }) => ({ title: show.title, range: rangesOf(show).listeners })));
  return (
    <p className="-mt-2">
      {lead && <b className="font-[640]">{lead}</b>} {rest}
    </p>
  );
}

function missingText(count: number): string {
  return count === 1
    ? "One show is not in the catalogue: it was removed, or the link is mistyped."
    : `${count} shows are not in the catalogue: they were removed, or the link is mistyped.`;
}
