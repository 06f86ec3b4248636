import { type SendOutcome, sendOutcome, type WaitingBrief } from "@earshot/domain/campaigns/outbox";
import { isProblem } from "../system/problem-answer";
import type { Sender } from "../system/sender";

/** Sends requests to the server, as the current account or as a given sender. */
type Proxy = { sender(): Promise<Sender>; answer(request: Request, as?: Sender): Promise<Response> };

/** "held": the brief belongs to another account or server than the current one. */
export type Sent = SendOutcome | { readonly kind: "held" };

/** Sends a brief to the server. Never rejects: being offline is an outcome. */
export type SendBrief = (brief: WaitingBrief) => Promise<Sent>;

/** Sends a brief with the same request as the page would, but only to its own server and under its own account. */
export function sendBy(proxy: Proxy): SendBrief {
  return async (brief) => {
    // From here on, a sign-in or a change of server no longer affects this brief.
    const as = await proxy.sender();
    if (brief.server !== as.server) return { kind: "held" };
    try {
      if (!(await isOf(brief.owner, as, proxy))) return { kind: "held" };
      const headers = { "content-type": "application/json", "idempotency-key": brief.key };
      const { body } = brief;
      const answer = await proxy.answer(
        new Request("https://app.invalid/api/v1/campaign-requests", { method: "POST", headers, body }),
        as,
      );
      const { id, detail } = (await answer.json().catch(() => ({}))) as { id?: string; detail?: string };
      // What else arrives is not from our server: a gateway's page, for example about maintenance, which can have any status.
      const status = (answer.ok ? id !== undefined : isProblem(answer) && detail !== undefined) ? answer.status : 502;
      return sendOutcome(status, detail, Number(answer.headers.get("retry-after")) || undefined);
    } catch {
      return { kind: "later" };
    }
  };
}

/**
 * Whether the sender is the brief's owner. Asks the server who owns the token, because with an expired session the brief would be sent as
 * a guest's.
 */
async function isOf(owner: string | null, as: Sender, proxy: Pick<Proxy, "answer">): Promise<boolean> {
  if (owner === null || as.token === undefined) return owner === null && as.token === undefined;
  const answer = await proxy.answer(new Request("https://app.invalid/api/v1/auth/session"), as);
  if (!answer.ok) throw new Error(`The server answered ${answer.status}.`);
  const { user } = (await answer.json()) as { user: { id: string } | null };
  return user?.id === owner;
}
