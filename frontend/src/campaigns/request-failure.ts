import { CAMPAIGN_FAILED } from "@earshot/domain/campaigns/campaign-request";
import { isApiError, isKeySpent } from "../client/api-error";
import { waitText } from "../client/wait-text";
import { BriefRefused } from "./brief-refused";
import { REQUEST_FIELDS, type RequestField } from "./request-draft";

export type FieldFaults = Partial<Readonly<Record<RequestField, string>>>;

/** What a failed sending says: the product's sentence, help that stands after it, and what is wrong with single fields. */
export type RequestFailure = { readonly text: string; readonly help: string; readonly faults: FieldFaults };

/** Said where nothing but an open page can send. */
const NO_OUTBOX = "Press Submit again when you are online: only the desktop app sends by itself.";
const KEPT = "What you typed is kept.";

/** The server's message, else the product's own (product specification, section 8). A broken server's words are not for people. */
export function requestFailure(error: unknown): RequestFailure {
  if (error instanceof BriefRefused) return { text: error.message, help: KEPT, faults: {} };
  if (!isApiError(error)) return { text: CAMPAIGN_FAILED, help: KEPT, faults: {} };
  const faults = fieldFaults(error.errors);
  const ours = (error.status ?? 500) >= 500 || error.detail === "" || isKeySpent(error);
  return { text: ours ? CAMPAIGN_FAILED : error.detail, help: help(error.kind, error.retryAfter, faults), faults };
}

function help(kind: string, retryAfter: number | undefined, faults: FieldFaults): string {
  if (retryAfter !== undefined) return `${KEPT} Try again in ${waitText(retryAfter)}.`;
  if (kind === "unreachable") return `The server could not be reached. ${KEPT} ${NO_OUTBOX}`;
  if (kind === "timeout") return `The server took too long. ${KEPT} Sending again cannot send it twice.`;
  return Object.keys(faults).length > 0 ? "" : KEPT;
}

/** The first thing said of each field of the form; what is said of anything else is left to the general message. */
export function fieldFaults(errors: readonly { readonly path: string; readonly message: string }[]): FieldFaults {
  const faults: Partial<Record<RequestField, string>> = {};
  for (const { path, message } of errors) {
    const field = REQUEST_FIELDS.find((name) => name === path);
    if (field !== undefined) faults[field] ??= message;
  }
  return faults;
}
