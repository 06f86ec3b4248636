import { CAMPAIGN_FAILED } from "@earshot/domain/campaigns/requests/campaign-request";
import { isApiError, isKeySpent } from "../../client/api-error";
import { waitText } from "../../client/wait-text";
import { BriefRefused } from "./brief-refused";
import { REQUEST_FIELDS, type RequestField } from "./request-draft";

export type FieldFaults = Partial<Readonly<Record<RequestField, string>>>;

/** The message of a failed request: what happened, what to do next, and errors by field. */
export type RequestFailure = { readonly text: string; readonly help: string; readonly faults: FieldFaults };

/** Shown if the request can only be sent while the page is open. */
const NO_OUTBOX = "Press Submit again when you’re online. Only the desktop app sends on its own.";
const STILL_HERE = "What you typed is still here.";

/** The server's message, otherwise the product's own (product specification, section 8). The output of a broken server is not shown. */
export function requestFailure(error: unknown): RequestFailure {
  if (error instanceof BriefRefused) return { text: error.message, help: STILL_HERE, faults: {} };
  if (!isApiError(error)) return { text: CAMPAIGN_FAILED, help: STILL_HERE, faults: {} };
  const faults = fieldFaults(error.errors);
  const ours = (error.status ?? 500) >= 500 || error.detail === "" || isKeySpent(error);
  return { text: ours ? CAMPAIGN_FAILED : error.detail, help: help(error.kind, error.retryAfter, faults), faults };
}

function help(kind: string, retryAfter: number | undefined, faults: FieldFaults): string {
  if (retryAfter !== undefined) return `${STILL_HERE} Try again in ${waitText(retryAfter)}.`;
  if (kind === "unreachable") return `We couldn’t reach the server. ${STILL_HERE} ${NO_OUTBOX}`;
  if (kind === "timeout") return `The server took too long. ${STILL_HERE} Sending again won’t send it twice.`;
  return Object.keys(faults).length > 0 ? "" : STILL_HERE;
}

/** The first error of each field; errors without a field are part of the general message. */
export function fieldFaults(errors: readonly { readonly path: string; readonly message: string }[]): FieldFaults {
  const faults: Partial<Record<RequestField, string>> = {};
  for (const { path, message } of errors) {
    const field = REQUEST_FIELDS.find((name) => name === path);
    if (field !== undefined) faults[field] ??= message;
  }
  return faults;
}
