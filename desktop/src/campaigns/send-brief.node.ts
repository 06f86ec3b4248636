import { gatewayOutcome, type SendOutcome, sendOutcome, type WaitingBrief } from "@earshot/domain/campaigns/outbox";
import { isProblem } from "../system/problem-answer";
import type { Sender } from "../system/sender";

/** Sends requests to the server, as the current account or as a given sender. */
type Proxy = { sender(): Promise<Sender>; answer(request: Request, as?: Sender): Promise<Response> };

/** "held": the brief belongs to another account or server than the current one. */
export type Sent = SendOutcome | { readonly kind: "held" };

/** Sends a brief to the server. Never rejects: being offline is an outcome. */
export type SendBrief = (brief: WaitingBrief) => Promise<Sent>;

type Body = { readonly id?: string; readonly user?: { readonly id: string } | null; readonly detail?: string };

/** The answer is not from our server, but from a gateway before it, such as a hotel's network. */
class GatewayAnswer extends Error {
  constructor(readonly outcome: SendOutcome) {
    super("A gateway answered in place of the server.");
  }
}

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
      const { detail } = await bodyOf(answer, "id");
      return sendOutcome(answer.status, detail, retryAfter(answer));
    } catch (error) {
      return error instanceof GatewayAnswer ? error.outcome : { kind: "later" };
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
  const { user } = await bodyOf(answer, "user");
  if (!answer.ok) throw new Error(`The server answered ${answer.status}.`);
  return user?.id === owner;
}

/** The server's own answer, which contains `member` unless it is a problem. Rejects with GatewayAnswer if it is not the server's. */
async function bodyOf(answer: Response, member: keyof Body): Promise<Body> {
  const body = bodyIn(await answer.text());
  if (answer.ok ? body?.[member] !== undefined : isProblem(answer) && body?.detail !== undefined) return body!;
  throw new GatewayAnswer(gatewayOutcome(answer.status, retryAfter(answer)));
}

function bodyIn(text: string): Body | null {
  try {
    return JSON.parse(text) as Body | null;
  } catch {
    return null;
  }
}

const retryAfter = ({ headers }: Response) => Number(headers.get("retry-after")) || undefined;
