import { TriangleAlert } from "lucide-react";
import type { ApiError } from "../../client/api-error";
import { offlineText } from "../../platform/connection";
import { useOnline } from "../../platform/use-online";
import { ButtonLink } from "../../ui/button";
import { ErrorNotice } from "../../ui/error-notice";
import { BackToSearch } from "./back-to-search";

/** The page for a show that does not exist. */
export function PodcastNotFound() {
  return (
    <div className="py-16">
      <h1 className="flex items-center gap-3 text-h1">
        <TriangleAlert size={28} className="shrink-0 text-signal-ink" />
        No podcast found.
      </h1>
      <p className="mt-3 max-w-[40em] text-text-2">
        The address may be mistyped, or the show is no longer in the catalogue. Try searching for its title.
      </p>
      <div className="mt-6">
        <ButtonLink variant="primary" to="/home">
          Search podcasts
        </ButtonLink>
      </div>
    </div>
  );
}

/** Shown if the server sends no message (product specification, section 8). */
const LOAD_FAILED = "Could not load podcast.";

/** Why a podcast could not be loaded: the server's message, or a default. */
export function loadFailure(error: ApiError): string {
  return error.detail || LOAD_FAILED;
}

type FailedProps = { error: ApiError; onRetry: () => void; retrying: boolean };

/** The page for a podcast that could not be loaded, with a way to try again. */
export function PodcastFailed({ error, onRetry, retrying }: FailedProps) {
  const online = useOnline();
  return (
    <div className="py-6">
      <BackToSearch fromResults={false} />
      <h1 className="sr-only">Podcast</h1>
      <ErrorNotice text={loadFailure(error)} onRetry={onRetry} retrying={retrying} className="mt-6">
        {error.kind === "timeout"
          ? "The catalogue took too long to answer."
          : error.kind === "problem"
            ? undefined
            : online
              ? "The catalogue cannot be reached right now."
              : `${offlineText()}. This show opens as soon as it can be loaded.`}
      </ErrorNotice>
    </div>
  );
}
