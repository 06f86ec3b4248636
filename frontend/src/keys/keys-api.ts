import type { NewKey, SentKey, SentKeys, SentNewKey } from "@earshot/backend/keys/keys.schemas";
import { api } from "../client/api";

type Renaming = { readonly id: string; readonly name: string };
type Rotation = { readonly id: string; readonly graceHours: number; readonly currentPassword: string };

const keysApi = api.injectEndpoints({
  endpoints: (build) => ({
    apiKeys: build.query<SentKeys, void>({ query: () => "/account/api-keys", providesTags: ["Account"] }),
    createKey: build.mutation<SentNewKey, NewKey>({
      query: (body) => ({ url: "/account/api-keys", method: "POST", body }),
      invalidatesTags: ["Account"],
    }),
    renameKey: build.mutation<SentKey, Renaming>({
      query: ({ id, name }) => ({ url: `/account/api-keys/${id}`, method: "PATCH", body: { name } }),
      onQueryStarted: (_renaming, { dispatch, queryFulfilled }) => {
        queryFulfilled.then(
          ({ data: renamed }) =>
            dispatch(
              keysApi.util.updateQueryData("apiKeys", undefined, (known) => ({
                ...known,
                keys: known.keys.map((key) => (key.id === renamed.id ? renamed : key)),
              })),
            ),
          () => undefined,
        );
      },
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

export const {
  useApiKeysQuery,
  useCreateKeyMutation,
  useRenameKeyMutation,
  useRotateKeyMutation,
  useRevokeKeyMutation,
} = keysApi;
