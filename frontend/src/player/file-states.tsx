import type { Unreadable } from "@earshot/domain/catalogue/episode-files.port";
import { isApiError } from "../client/api-error";
import { offlineText } from "../platform/connection";
import { ErrorNotice } from "../ui/error-notice";
import { Skeleton } from "../ui/skeleton";

type FileQuery<Found> = {
  readonly currentData?: Found | Unreadable | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
};

/** The placeholder for a file that is loading, missing or failed; undefined once the file has been read. */
export function fileState(
  what: "chapters" | "transcript",
  query: FileQuery<{ readonly state: "read" }>,
  href?: string,
) {
  const { currentData, error, isFetching } = query;
  if (currentData?.state === "read") return undefined;
  if (currentData?.state === "unreadable") {
    return (
      <div role="status" className="p-2 text-text-2">
        <p>
          This episode has {what === "chapters" ? "chapters" : "a transcript"}, but we couldn’t load the file:{" "}
          {currentData.reason}.
        </p>
        {href !== undefined && <FileLink href={href}>Open the file</FileLink>}
      </div>
    );
  }
  if (error !== undefined && !isFetching) {
    const isOffline = isApiError(error) && error.kind === "unreachable";
    return (
      <ErrorNotice text={`Couldn’t load the ${what}.`} query={query}>
        {isOffline &&
          `${offlineText()}. ${what === "chapters" ? "Chapters are" : "The transcript is"} not kept on this device.`}
      </ErrorNotice>
    );
  }
  return (
    <div role="status" aria-label={`Loading the ${what}`} className="grid gap-2 p-2">
      <Skeleton className="h-5 w-3/4" />
      <Skeleton className="h-5 w-1/2" />
      <Skeleton className="h-5 w-2/3" />
    </div>
  );
}

/** A link to a file on the show's own server, in a new tab. */
export function FileLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow ugc" className="link inline-block py-1">
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
