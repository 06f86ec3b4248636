import { TriangleAlert } from "lucide-react";
import type { ApiError } from "../app/api-error";
import { ButtonLink } from "../ui/button";
import { ErrorNotice } from "../ui/error-notice";
import { Skeleton } from "../ui/skeleton";
import { BackToSearch } from "./back-to-search";

/** There is no such show. */
export function PodcastNotFound() {
  return (
    <div className="py-16">
      <h1 className="flex items-center gap-3 text-h1">
        <TriangleAlert size={28} className="shrink-0 text-signal-ink" />
        No podcast found.
      </h1>
      <p className="mt-3 max-w-[60ch] text-text-2">
        The address may be mistyped, or the show has left the catalogue. Search for its title to see whether it is there
        under another address.
      </p>
      <div className="mt-6">
        <ButtonLink variant="primary" to="/home">
          Search podcasts
        </ButtonLink>
      </div>
    </div>
  );
}

type FailedProps = { error: ApiError; onRetry: () => void; retrying: boolean };

/** The catalogue does not answer. */
export function PodcastFailed({ error, onRetry, retrying }: FailedProps) {
  return (
    <div className="py-6">
      <BackToSearch fromResults={false} />
      <h1 className="sr-only">Podcast</h1>
      <ErrorNotice text="Could not load podcast." onRetry={onRetry} retrying={retrying} className="mt-6">
        {error.kind === "timeout"
          ? "The catalogue took too long to answer."
          : "The catalogue cannot be reached right now."}
      </ErrorNotice>
    </div>
  );
}

/** The shape of the page while nothing is known of the show. */
export function PodcastSkeleton() {
  return (
    <div className="pt-4 pb-16 md:pt-6">
      <BackToSearch fromResults={false} />
      <div aria-hidden="true">
        <div className="mt-4 flex gap-4 md:gap-6">
          <Skeleton className="size-[88px] shrink-0 rounded-control md:size-36" />
          <div className="flex-1">
            <Skeleton className="h-6 w-44" />
            <Skeleton className="mt-3 h-8 w-3/5 max-w-96" />
            <Skeleton className="mt-3 h-4 w-40" />
          </div>
        </div>
        <div className="mt-32 grid grid-cols-2 gap-3 md:gap-4 lg:grid-cols-5">
          {Array.from({ length: 5 }, (_, index) => (
            <Skeleton key={index} className="h-32 rounded-card last:col-span-2 lg:last:col-span-1" />
          ))}
        </div>
        <Skeleton className="mt-8 h-72 rounded-card" />
      </div>
      <p role="status" className="sr-only">
        Loading the podcast
      </p>
    </div>
  );
}
