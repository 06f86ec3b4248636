import type { NewKey, SentKeys, SentNewKey } from "@earshot/backend/keys/keys.schemas";
import { api } from "../client/api";

type Rotation = { readonly id: string; readonly graceHours: number; readonly currentPassword: string };

const keysApi = api.injectEndpoints({
  endpoints: (build) => ({
    apiKeys: build.query<SentKeys, void>({ query: () => "/account/api-keys", providesTags: ["Account"] }),
    createKey: build.mutation<SentNewKey, NewKey>({
      query: (body) => ({ url: "/account/api-keys", method: "POST", body }),
      invalidatesTags: ["Account"],
    }),
    rotateKey: build.mutation<SentNewKey, Rotation>({
      query: ({ id, ...body }) => ({ url: `/account/api-keys/${id}/rotate`, method: "POST", body }),
      invalidatesTags: ["Account"],
    }),
    revokeKey: build.mutation<unknown, string>({
      query: (id) => ({ url: `/account/api-keys/${id}`, method: "DELETE" }),
      invalidatesTags: ["Account"],
    }),
  }),
});

export const { useApiKeysQuery, useCreateKeyMutation, useRotateKeyMutation, useRevokeKeyMutation } = keysApi;
