import { CircleCheck } from "lucide-react";
import { clockTime } from "../autosave/clock-time";
import { useSentAt } from "./sent-requests";

/** Stays on the page after a request was sent: "Request sent 14:02". Renders nothing before that. */
export function SentLine({
  podcastId = null,
  className,
}: {
  podcastId?: string | null;
  className?: string | undefined;
}) {
  const at = useSentAt(podcastId);
  return (
    <p role="status" className={className}>
      {at !== undefined && (
        <span className="inline-flex items-center gap-1.5 text-meta text-pos">
          <CircleCheck size={16} className="shrink-0" />
          Request sent <time dateTime={new Date(at).toISOString()}>{clockTime(new Date(at))}</time>
        </span>
      )}
    </p>
  );
}
