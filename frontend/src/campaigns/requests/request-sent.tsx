import { CAMPAIGN_SENT, type CampaignRequest } from "@earshot/domain/campaigns/requests/campaign-request";
import { CircleCheck, CloudOff } from "lucide-react";
import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { Link } from "react-router-dom";
import type { WaitingFor } from "./use-send-request";

/** How long the success message is shown before the dialog closes, in milliseconds (product specification, section 9). */
const CLOSES_AFTER_MS = 1500;

type Waiting = { request: CampaignRequest; why: WaitingFor; onFollow: () => void };

const REASONS: Record<WaitingFor, readonly [now: string, until: string]> = {
  connection: ["You're offline", "when you’re back online"],
  network: [
    "Something between you and Earshot stopped your request, such as a network that needs a sign-in",
    "when it can get through",
  ],
  session: ["You’re signed out", "when you’re signed in again"],
};

/** Shown in place of the form when a request waits to be sent. */
export function RequestWaiting({ request, why, onFollow }: Waiting) {
  const [now, until] = REASONS[why];
  return (
    <Outcome>
      <CloudOff size={40} strokeWidth={1.5} className="text-text-2" />
      <p className="text-h2">
        {now}. {why === "network" ? "It" : "Your request"} is waiting on this device.
      </p>
      <p className="max-w-[35em] text-text-2">
        It will be sent {until}, even after a restart. We’ll write to {request.businessEmail}.
      </p>
      <Link to="/drafts" onClick={onFollow}>
        See what’s waiting
      </Link>
    </Outcome>
  );
}

/** The sent request, shown in place of the form. */
export function RequestSent({ request, onDone }: { request: CampaignRequest; onDone: () => void }) {
  const done = useEffectEvent(onDone);
  useEffect(() => {
    const timer = setTimeout(() => done(), CLOSES_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Outcome>
      <CircleCheck size={40} strokeWidth={1.5} className="text-pos" />
      <p className="text-h2">{CAMPAIGN_SENT}</p>
      <p className="text-text-2">
        {request.podcastTitle !== null && (
          <>
            For <bdi>{request.podcastTitle}</bdi>,{" "}
          </>
        )}
        {request.budgetRange}, {request.primaryGoal}. We write to {request.businessEmail}.
      </p>
    </Outcome>
  );
}

/** Takes the focus, so that screen readers read it. */
function Outcome({ children }: { children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => part.current?.focus(), []);
  return (
    <div
      ref={part}
      tabIndex={-1}
      role="status"
      className="grid justify-items-center gap-3 py-16 text-center outline-none"
    >
      {children}
    </div>
  );
}
