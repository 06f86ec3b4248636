import type { SentRequest } from "@earshot/backend/campaigns/campaigns.schemas";
import type { DraftFields } from "@earshot/domain/campaigns/brief-draft";
import { REQUEST_FIELDS } from "../requests/request-draft";

/** A sent request in the format of a draft, for its title and for the form. */
export function fieldsOfSent(request: SentRequest): DraftFields {
  const names = [...REQUEST_FIELDS, "podcastId", "podcastTitle"] as const;
  return Object.fromEntries(
    names.flatMap((name) => {
      const text = request[name];
      return text === null ? [] : [[name, text]];
    }),
  );
}
