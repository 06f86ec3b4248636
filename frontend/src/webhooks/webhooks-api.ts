import type {
  NewWebhook,
  SentDeliveries,
  SentNewWebhook,
  SentWebhook,
  SentWebhooks,
} from "@earshot/backend/webhooks/webhooks.schemas";
import { api } from "../client/api";

type Log = { readonly id: string; readonly cursor?: string | undefined };
type Change = { readonly id: string; readonly enabled: boolean };

const webhooksApi = api.injectEndpoints({
  endpoints: (build) => ({
    webhooks: build.query<SentWebhooks, void>({ query: () => "/webhooks", providesTags: ["Account"] }),
    createWebhook: build.mutation<SentNewWebhook, NewWebhook>({
      query: (body) => ({ url: "/webhooks", method: "POST", body }),
      invalidatesTags: ["Account"],
    }),
    changeWebhook: build.mutation<SentWebhook, Change>({
      query: ({ id, ...body }) => ({ url: `/webhooks/${id}`, method: "PATCH", body }),
      invalidatesTags: ["Account"],
    }),
    deleteWebhook: build.mutation<unknown, string>({
      query: (id) => ({ url: `/webhooks/${id}`, method: "DELETE" }),
      invalidatesTags: ["Account"],
    }),
    rotateWebhookSecret: build.mutation<SentNewWebhook, { readonly id: string; readonly graceHours: number }>({
      query: ({ id, ...body }) => ({ url: `/webhooks/${id}/rotate-secret`, method: "POST", body }),
      invalidatesTags: ["Account"],
    }),
    deliveries: build.query<SentDeliveries, Log>({
      query: ({ id, cursor }) => ({ url: `/webhooks/${id}/deliveries`, params: { cursor } }),
      // This data changes without an action on the page.
      keepUnusedDataFor: 0,
    }),
    testWebhook: build.mutation<unknown, string>({
      query: (id) => ({ url: `/webhooks/${id}/test`, method: "POST" }),
    }),
    replayDelivery: build.mutation<unknown, { readonly id: string; readonly deliveryId: string }>({
      query: ({ id, deliveryId }) => ({ url: `/webhooks/${id}/deliveries/${deliveryId}/replay`, method: "POST" }),
    }),
    replayFailed: build.mutation<{ readonly deliveries: number }, { readonly id: string; readonly from: string }>({
      query: ({ id, from }) => ({ url: `/webhooks/${id}/replay`, method: "POST", body: { from } }),
    }),
  }),
});

export const {
  useWebhooksQuery,
  useCreateWebhookMutation,
  useChangeWebhookMutation,
  useDeleteWebhookMutation,
  useRotateWebhookSecretMutation,
  useDeliveriesQuery,
  useTestWebhookMutation,
  useReplayDeliveryMutation,
  useReplayFailedMutation,
} = webhooksApi;
export const { useQueryState: useKnownDeliveries } = webhooksApi.endpoints.deliveries;
