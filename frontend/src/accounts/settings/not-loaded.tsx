import { ErrorNotice } from "../../ui/error-notice";
import { Skeleton } from "../../ui/skeleton";

type Query = { readonly error?: unknown; readonly isFetching: boolean; readonly refetch: () => unknown };

/** Shown in place of data that is still loading or could not be loaded. */
export function NotLoaded({ query, className = "h-16" }: { query: Query; className?: string }) {
  return query.error === undefined ? (
    <Skeleton className={className} />
  ) : (
    <ErrorNotice text="Something went wrong. Please try again." query={query} />
  );
}
