import { kitMetadata, NOT_FOUND } from "@earshot/domain/site/page-metadata";
import { lazy, Suspense } from "react";
import { Navigate, useParams } from "react-router-dom";
import { isApiError } from "../client/api-error";
import { usePage } from "../navigation/use-page";
import { Skeleton } from "../ui/skeleton";
import { usePodcastQuery } from "./api/catalogue-api";
import { PodcastFailed, PodcastNotFound } from "./podcast/podcast-missing";
import { kitPath } from "./shows/podcast-path";

const MediaKit = lazy(() => import("./kit/media-kit"));

/** A show's media kit: the facts that an advertiser needs, on one printed page. */
export function Component() {
  const { id = "" } = useParams();
  const { currentData: podcast, error, isFetching, refetch } = usePodcastQuery(id);
  const missing = isApiError(error) && error.status === 404;
  usePage(missing ? NOT_FOUND : podcast && kitMetadata(podcast));
  // The old id of a show that was merged into another.
  if (podcast && podcast.id !== id) return <Navigate replace to={kitPath(podcast.id)} />;
  if (podcast) {
    return (
      <Suspense fallback={<Loading />}>
        <MediaKit podcast={podcast} />
      </Suspense>
    );
  }
  if (missing) return <PodcastNotFound />;
  if (error && isApiError(error)) {
    return <PodcastFailed error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  }
  return <Loading />;
}

function Loading() {
  return (
    <div className="grid gap-4 py-6">
      <h1 className="sr-only">Media kit</h1>
      <Skeleton className="h-40 rounded-card" />
      <Skeleton className="h-64 rounded-card" />
    </div>
  );
}
