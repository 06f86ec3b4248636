import { DomainError } from "@earshot/domain/shared/domain-error";
import type { CallResult } from "@earshot/frontend/platform/app-bridge";
import { CALLS, type CallAnswers, type CallTable, type Channel } from "./calls";
import { isTrusted, type Sender } from "./page/page-origin";

/** Maximum number of bytes in a message, as JSON. The largest draft is a twentieth of this. */
const LARGEST_MESSAGE = 1_000_000;

const refused = (code: string, message: string) => ({ ok: false, code, message }) as const;

/**
 * Handles one message from the page. Accepts it only from the page's own main frame, on a channel in the table, and with input that
 * matches its schema. Never rejects. Unexpected errors go to `report`, not to the page.
 */
export async function answerCall<Name extends Channel>(
  table: CallTable,
  message: { readonly channel: Name; readonly input: unknown; readonly sender: Sender; readonly page: number },
  report: (channel: string, error: unknown) => void,
): Promise<CallResult<CallAnswers[Name]>> {
  const { channel, input, sender, page } = message;
  if (!isTrusted(sender)) return refused("call.sender", "Only the app's own page can ask for this.");
  if (!Object.hasOwn(CALLS, channel)) return refused("call.unknown", "There is no such call.");
  if (sizeOf(input) > LARGEST_MESSAGE) return refused("call.too-large", "The message is too large.");
  const parsed = CALLS[channel].safeParse(input);
  if (!parsed.success) {
    const path = parsed.error.issues[0]?.path.join(".") ?? "";
    return refused("call.malformed", path === "" ? "The message is malformed." : `"${path}" is malformed.`);
  }
  try {
    return { ok: true, answer: await table[channel](parsed.data as never, page as never) };
  } catch (error) {
    if (error instanceof DomainError) return refused(error.code, error.message);
    report(channel, error);
    return refused("call.failed", "The app could not do this. Please try again.");
  }
}

/** The size as JSON; Infinity for values that JSON cannot represent. */
function sizeOf(input: unknown): number {
  try {
    return new TextEncoder().encode(JSON.stringify(input) ?? "").length;
  } catch {
    return Infinity;
  }
}
