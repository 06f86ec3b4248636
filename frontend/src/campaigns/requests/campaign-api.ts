import type { Received } from "@earshot/backend/http/body/form.schemas";
import type { CampaignRequest } from "@earshot/domain/campaigns/requests/campaign-request";
import type { FormTrap } from "@earshot/domain/shared/form-trap";
import { api } from "../../client/api";

export type Sending = { readonly request: CampaignRequest; readonly trap: FormTrap; readonly key: string };

const campaignApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Sends a brief. The same request with the same key counts once, however often it arrives. */
    sendCampaignRequest: build.mutation<Received, Sending>({
      query: ({ request, trap, key }) => ({
        url: "/campaign-requests",
        method: "POST",
        headers: { "Idempotency-Key": key },
        body: campaignBody({ request, trap }),
      }),
      invalidatesTags: [{ type: "Viewer", id: "sent" }],
    }),
  }),
});

/** The request body for a brief, without empty fields. */
export function campaignBody({ request, trap }: Omit<Sending, "key">): object {
  return { ...Object.fromEntries(Object.entries(request).filter(([, value]) => value !== null)), ...trap };
}

export const { useSendCampaignRequestMutation } = campaignApi;
