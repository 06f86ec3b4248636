import type { Claim } from "@earshot/backend/claims/claims.schemas";
import type { ApiError } from "../client/api-error";
import { offlineText } from "../platform/connection";
import type { BadgeTone } from "../ui/badge";

type State = Claim["state"];

export const STATES: Readonly<Record<State, { readonly word: string; readonly tone: BadgeTone }>> = {
  waiting: { word: "Waiting for the code", tone: "signal" },
  proved: { word: "Proved", tone: "pos" },
  withdrawn: { word: "Withdrawn", tone: "neutral" },
  expired: { word: "Expired", tone: "neutral" },
  vanished: { word: "Ended", tone: "neutral" },
  replaced: { word: "Ended", tone: "neutral" },
};

const ENDED: Readonly<Record<Exclude<State, "waiting" | "proved">, string>> = {
  withdrawn: "You withdrew your claim.",
  expired: "Your code expired before it appeared in the feed.",
  vanished: "Your claim ended: its proof is no longer in the feed.",
  replaced: "Your claim ended: another claim for this show was proved.",
};

/** Why a claim has ended; undefined if it is still open. */
export function endedText({ state }: Claim): string | undefined {
  return state === "waiting" || state === "proved" ? undefined : ENDED[state];
}

/** The error message of a failed request, and what to do next. */
export function failureText({ kind, detail, status }: ApiError): string {
  if (kind === "unreachable") return `${offlineText()}. Try again later.`;
  if (kind === "timeout") return "That took too long. Wait a minute and try again.";
  if (status === 429) return "Too many tries in a short time. Wait a few minutes.";
  return detail || "Something went wrong. Please try again.";
}

/** The element that proves a claim, ready to paste into a feed. */
export function proofElement(code: string): string {
  return `<podcast:txt purpose="verify">${code}</podcast:txt>`;
}

const DAY = new Intl.DateTimeFormat("en-US", { day: "numeric", month: "long", year: "numeric" });
const MOMENT = new Intl.DateTimeFormat("en-US", {
  day: "numeric",
  month: "long",
  hour: "numeric",
  minute: "2-digit",
  hourCycle: "h23",
});

export const dayText = (iso: string): string => DAY.format(Date.parse(iso));
export const momentText = (iso: string): string => MOMENT.format(Date.parse(iso));
