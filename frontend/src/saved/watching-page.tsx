import { pageMetadata } from "@earshot/domain/site/pages";
import { Eye } from "lucide-react";
import { Link, useSearchParams } from "react-router-dom";
import { usePage } from "../navigation/use-page";
import { ButtonLink } from "../ui/button";
import { cx } from "../ui/class-names";
import { ErrorNotice } from "../ui/error-notice";
import { Skeleton } from "../ui/skeleton";
import { useViews } from "./views/use-views";
import { watchingPath } from "./watching/use-watching";
import { ViewChanges } from "./watching/view-changes";
import { watchingApi } from "./watching/watching-api";

/** A signed-in user's watched searches, and the changes of one of them. */
export function Component() {
  usePage(pageMetadata("/watching"));
  const [params] = useSearchParams();
  const { views, isKnown, retry: retryViews, retrying } = useViews();
  const { data, isError, isFetching, refetch } = watchingApi.useWatchesQuery();
  const watched = views.flatMap((view) => {
    const watch = data?.watches.find(({ id }) => id === view.id);
    return watch ? [{ ...view, news: watch.news }] : [];
  });
  const shown = watched.find(({ id }) => id === params.get("view")) ?? watched[0];
  return (
    <div className="pt-8 pb-16">
      <h1 className="text-h1">Watched searches</h1>
      <p className="mt-2 text-text-2">What appeared, disappeared, rose, fell or changed in the searches you watch.</p>
      {(isError && !data) || retryViews ? (
        <ErrorNotice
          className="mt-6"
          text="Couldn’t load your watched searches."
          onRetry={() => {
            retryViews?.();
            if (isError) void refetch();
          }}
          retrying={isFetching || retrying}
        />
      ) : !data || !isKnown ? (
        <div className="mt-6 grid gap-2">
          <Skeleton count={3} className="h-11" />
        </div>
      ) : !shown ? (
        <div className="mt-6 flex flex-wrap items-center gap-4 rounded-card border border-dashed border-line-strong px-5 py-6">
          <Eye size={22} className="text-accent-ink" />
          <p className="min-w-0 flex-1 basis-64 text-text-2">
            You aren’t watching a search yet. Save a search, then choose Watch in its menu.
          </p>
          <ButtonLink to="/home">Search podcasts</ButtonLink>
        </div>
      ) : (
        <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[240px_minmax(0,1fr)]">
          <nav aria-label="Watched searches">
            <ul className="grid grid-cols-[minmax(0,1fr)] gap-1">
              {watched.map(({ id, name, news }) => (
                <li key={id}>
                  <Link
                    to={watchingPath(id)}
                    aria-current={id === shown.id ? "page" : undefined}
                    className={cx(
                      "flex min-h-10 items-center justify-between gap-2 rounded-control px-3 text-control text-text no-underline hover:bg-surface-2 coarse:min-h-11",
                      id === shown.id && "bg-surface-2",
                    )}
                  >
                    <span dir="auto" className="truncate">
                      {name}
                    </span>
                    {news > 0 && <span className="shrink-0 text-meta text-text-2">{news} new</span>}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <ViewChanges key={shown.id} id={shown.id} name={shown.name} />
        </div>
      )}
    </div>
  );
}
