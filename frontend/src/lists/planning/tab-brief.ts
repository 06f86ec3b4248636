import type { FindingChoices } from "@earshot/domain/campaigns/brief/findings/readings";
import { mayViewDraftOf, unsentDraft } from "../../campaigns/requests/request-draft";
import { sessionApi } from "../../session/session";

/** A brief, as it is sent with the request for a plan. */
export type TabBrief = { readonly brief: string; readonly language?: string; readonly findings?: FindingChoices };

/** The brief that is being written in this tab; undefined if there is none. */
export function useTabBrief(): TabBrief | undefined {
  const { data } = sessionApi.endpoints.session.useQueryState();
  const { owner, typed, language, findings } = unsentDraft.use();
  const brief = typed.campaignBrief?.trim() ?? "";
  if (brief === "" || !mayViewDraftOf(owner, data && (data.user?.id ?? null))) return undefined;
  return {
    brief,
    ...(language !== "" && { language }),
    ...(Object.keys(findings).length > 0 && { findings }),
  };
}
