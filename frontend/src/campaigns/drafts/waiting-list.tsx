import type { HeldBriefs, WaitingBriefs } from "@earshot/domain/campaigns/outbox";
import { CloudOff, TriangleAlert } from "lucide-react";
import { usePlatform } from "../../platform/use-platform";
import { Button } from "../../ui/button";
import { clockTime } from "../autosave/clock-time";

/** Briefs sent while offline, those that were refused later, and the number of other accounts' waiting briefs. */
export function WaitingList({ waiting: { own, held } }: { waiting: WaitingBriefs }) {
  const { outbox } = usePlatform();
  if (!outbox || own.length + held.length === 0) return null;
  return (
    <section aria-labelledby="waiting" className="mt-6">
      <h2 id="waiting" className="text-h2">
        Waiting to be sent
      </h2>
      <ul className="mt-3 grid gap-3">
        {own.map(({ key, title, madeAt, refusal, blocked }) => (
          <li
            key={key}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-surface p-4"
          >
            {refusal === null ? (
              <CloudOff size={20} className="shrink-0 text-text-2" />
            ) : (
              <TriangleAlert size={20} className="shrink-0 text-neg" />
            )}
            <div className="min-w-0 flex-1 basis-64">
              <p dir="auto" className="text-control break-words">
                {title}
              </p>
              <p className="text-meta text-text-2">
                {refusal === null
                  ? `Submitted ${dayAndTime(new Date(madeAt))}. ${blocked ? BLOCKED : "It will be sent when you’re back online."}`
                  : `Not sent: ${refusal} Its text is in your drafts.`}
              </p>
            </div>
            {refusal === null && (
              <Button size="sm" onClick={() => void outbox.retry()}>
                Send now
              </Button>
            )}
            <Button
              size="sm"
              variant="ghost"
              aria-label={`${refusal === null ? "Don’t send" : "Dismiss"}: ${title}`}
              onClick={() => void outbox.remove(key)}
            >
              {refusal === null ? "Don’t send" : "Dismiss"}
            </Button>
          </li>
        ))}
        {held.map((one) => (
          <li
            key={heldFor(one)}
            className="flex flex-wrap items-center gap-x-4 rounded-card border border-line bg-surface p-4 text-text-2"
          >
            <CloudOff size={20} className="shrink-0" />
            <p className="min-w-0 flex-1 basis-64 break-words">{heldFor(one)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

const BLOCKED =
  "Something between you and Earshot stopped it, such as a network that needs a sign-in. We’ll try again; another network may help.";

/** "Nov 24, 14:02": a brief may wait for days. */
function dayAndTime(at: Date): string {
  return `${at.toLocaleDateString("en-US", { day: "numeric", month: "short" })}, ${clockTime(at)}`;
}

/** Whose briefs are waiting, and how they can be sent. */
function heldFor({ account, server, briefs }: HeldBriefs): string {
  const count = briefs === 1 ? "1 brief waiting" : `${briefs} briefs waiting`;
  const host = server.replace(/^https?:\/\//, "");
  return account === null
    ? `${count} for a guest at ${host}. Sign out there to send.`
    : `${count} for ${account} at ${host}. Sign in there to send.`;
}
