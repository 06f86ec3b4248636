import type { FeedCheck } from "@earshot/backend/claims/claims.schemas";
import type { PodcastDetail } from "@earshot/domain/catalogue/shows/podcast";
import { type ApiError, isApiError } from "../client/api-error";
import { waitText } from "../client/wait-text";
import { useSession } from "../session/session";
import { Button } from "../ui/button";
import { failureText, momentText } from "./claim-texts";
import { useCheckFeedMutation, useClaimsQuery } from "./claims-api";

/** Has the feed of a show read at once, for those who have proved that the show is theirs. Its findings appear in the health card. */
export default function CheckFeed({ podcast }: { podcast: PodcastDetail }) {
  const { state } = useSession();
  const { currentData } = useClaimsQuery(undefined, { skip: state !== "user" });
  const [check, { data, error, isLoading, startedTimeStamp }] = useCheckFeedMutation();
  const claim = currentData?.claims.find((one) => one.podcastId === podcast.id && one.state === "proved");
  if (state !== "user" || !claim) return null;
  const outcome = data ? checkedText(data) : isApiError(error) && refusedText(error, startedTimeStamp ?? 0);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pb-3">
      <Button
        size="sm"
        aria-disabled={isLoading}
        onClick={() => !isLoading && void check({ claim: claim.id, podcast })}
      >
        {isLoading ? "Checking…" : "Check now"}
      </Button>
      <p role="status" className="min-w-0 flex-1 basis-60 text-meta text-text-2">
        {isLoading ? "Reading your feed…" : outcome}
      </p>
    </div>
  );
}

function checkedText({ failure, health }: FeedCheck): string {
  if (failure === null) return "Checked just now.";
  return health.readAt === null ? failure : `${failure} The findings below are from the last good read.`;
}

/** Why there is no result. `asked`: the time of the request in milliseconds. */
function refusedText(error: ApiError, asked: number): string {
  const { kind, status, detail, retryAfter } = error;
  if (kind === "timeout") return "The check may still finish. Reload the page in a minute.";
  if (status !== 429 || retryAfter === undefined) return failureText(error);
  const time =
    retryAfter < 60
      ? `in ${waitText(retryAfter)}`
      : `on ${momentText(new Date(asked + retryAfter * 1_000).toISOString())}`;
  return `${detail} You can check it again ${time}.`;
}
