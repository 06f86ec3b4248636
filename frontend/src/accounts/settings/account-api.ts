import type {
  Account,
  Deletion,
  Identities,
  OpenSession,
  MessageAnswer,
  Sessions,
} from "@earshot/backend/accounts/account/account.schemas";
import { api } from "../../client/api";
import type { Provider } from "../../session/session";

const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    account: build.query<Account, void>({ query: () => "/account", providesTags: ["Account"] }),
    rename: build.mutation<unknown, { name: string }>({
      query: (body) => ({ url: "/account", method: "PATCH", body }),
      invalidatesTags: ["Account", "Session"],
      extraOptions: { resume: "Name saved" },
    }),
    changeEmail: build.mutation<unknown, { email: string; currentPassword: string }>({
      query: (body) => ({ url: "/account", method: "PATCH", body }),
      invalidatesTags: ["Account", "Session"],
    }),
    changePassword: build.mutation<unknown, { currentPassword: string; password: string }>({
      query: (body) => ({ url: "/account/password", method: "PUT", body }),
      invalidatesTags: ["Account"],
    }),
    /** Emails a link that sets a password, for an account without one. */
    requestPassword: build.mutation<MessageAnswer, void>({
      query: () => ({ url: "/account/password/link", method: "POST" }),
    }),
    openSessions: build.query<readonly OpenSession[], void>({
      query: () => "/account/sessions",
      transformResponse: (answer: Sessions) => answer.sessions,
      providesTags: ["Account"],
    }),
    endSession: build.mutation<unknown, string>({
      query: (id) => ({ url: `/account/sessions/${encodeURIComponent(id)}`, method: "DELETE" }),
      invalidatesTags: ["Account"],
    }),
    endOtherSessions: build.mutation<unknown, void>({
      query: () => ({ url: "/account/sessions", method: "DELETE" }),
      invalidatesTags: ["Account"],
    }),
    identities: build.query<Identities["identities"], void>({
      query: () => "/account/identities",
      transformResponse: (answer: Identities) => answer.identities,
      providesTags: ["Account"],
    }),
    unlink: build.mutation<unknown, Provider>({
      query: (provider) => ({ url: `/account/identities/${provider}`, method: "DELETE" }),
      invalidatesTags: ["Account"],
    }),
    deleteAccount: build.mutation<Deletion, { currentPassword: string }>({
      query: (body) => ({ url: "/account", method: "DELETE", body }),
    }),
  }),
});

export const {
  useAccountQuery,
  useRenameMutation,
  useChangeEmailMutation,
  useChangePasswordMutation,
  useRequestPasswordMutation,
  useOpenSessionsQuery,
  useEndSessionMutation,
  useEndOtherSessionsMutation,
  useIdentitiesQuery,
  useUnlinkMutation,
  useDeleteAccountMutation,
} = accountApi;
