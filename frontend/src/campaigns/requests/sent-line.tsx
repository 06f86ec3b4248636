import { CircleCheck } from "lucide-react";
import { Link } from "react-router-dom";
import { useSession } from "../../session/session";
import { clockTime } from "../autosave/clock-time";
import { useSentAt } from "./sent-requests";

/** Stays on the page after a request was sent: "Request sent 14:02", with a link to it for users. Renders nothing before that. */
export function SentLine({
  podcastId = null,
  className,
}: {
  podcastId?: string | null;
  className?: string | undefined;
}) {
  const at = useSentAt(podcastId);
  const { user } = useSession();
  return (
    <p role="status" className={className}>
      {at !== undefined && (
        <span className="inline-flex items-center gap-1.5 text-meta text-pos">
          <CircleCheck size={16} className="shrink-0" />
          Request sent <time dateTime={new Date(at).toISOString()}>{clockTime(new Date(at))}</time>
        </span>
      )}
      {at !== undefined && user && (
        <>
          {" "}
          <Link to="/drafts" className="link text-meta">
            See what you sent
          </Link>
        </>
      )}
    </p>
  );
}
