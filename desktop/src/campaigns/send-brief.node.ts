import { type SendOutcome, sendOutcome, type WaitingBrief } from "@earshot/domain/campaigns/outbox";
import { isProblem } from "../system/problem-answer";
import type { Sender } from "../system/sender";

/** Sends requests to the server, as the current account or as a given sender. */
type Proxy = { sender(): Promise<Sender>; answer(request: Request, as?: Sender): Promise<Response> };

/** "held": the brief belongs to another account or server than the current one. */
export type Sent = SendOutcome | { readonly kind: "held" };

/** Sends a brief to the server. Never rejects: being offline is an outcome. */
export type SendBrief = (brief: WaitingBrief) => Promise<Sent>;

/** Something between this device and the server refuses to pass requests on, however often they are sent. */
class Blocked extends Error {
  constructor(status: number) {
    super(
      `It was blocked on its way to the server (error ${status}). Submit it again from another network, or ask the people who run the server.`,
    );
  }
}

/** Sends a brief with the same request as the page would, but only to its own server and under its own account. */
export function sendBy(proxy: Proxy): SendBrief {
  return async (brief) => {
    // From here on, a sign-in or a change of server no longer affects this brief.
    const as = await proxy.sender();
    if (brief.server !== as.server) return { kind: "held" };
    const ask = async (path: string, init?: RequestInit) => {
      const answer = await proxy.answer(new Request(`https://app.invalid/api/v1${path}`, init), as);
      if (isBlocked(answer)) throw new Blocked(answer.status);
      return answer;
    };
    try {
      if (!(await isOf(brief.owner, as, ask))) return { kind: "held" };
      const headers = { "content-type": "application/json", "idempotency-key": brief.key };
      const { body } = brief;
      const answer = await ask("/campaign-requests", { method: "POST", headers, body });
      const { id, detail } = (await answer.json().catch(() => ({}))) as { id?: string; detail?: string };
      // What else arrives is from a gateway, and can have any status.
      const status = (answer.ok ? id !== undefined : isProblem(answer) && detail !== undefined) ? answer.status : 502;
      return sendOutcome(status, detail, Number(answer.headers.get("retry-after")) || undefined);
    } catch (error) {
      return error instanceof Blocked ? { kind: "refused", reason: error.message } : { kind: "later" };
    }
  };
}

/** A 404 is no refusal: a gateway answers it while the server is being replaced, too. */
function isBlocked(answer: Response): boolean {
  return answer.status !== 404 && !isProblem(answer) && sendOutcome(answer.status, undefined).kind === "refused";
}

/**
 * Whether the sender is the brief's owner. Asks the server who owns the token, because with an expired session the brief would be sent as
 * a guest's.
 */
async function isOf(owner: string | null, as: Sender, ask: (path: string) => Promise<Response>): Promise<boolean> {
  if (owner === null || as.token === undefined) return owner === null && as.token === undefined;
  const answer = await ask("/auth/session");
  if (!answer.ok) throw new Error(`The server answered ${answer.status}.`);
  const { user } = (await answer.json()) as { user: { id: string } | null };
  return user?.id === owner;
}
