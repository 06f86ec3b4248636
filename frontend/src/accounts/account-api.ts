import { api } from "../client/api";
import type { Provider } from "../session/session";

/** The signed-in user's own account. Dates are ISO 8601. */
export type Account = {
  readonly id: string;
  readonly email: string;
  readonly name: string | null;
  /** A new address that waits for its confirmation. */
  readonly pendingEmail: string | null;
  readonly emailVerified: boolean;
  readonly createdAt: string;
  /** False for an account that began at a provider and has no password yet. */
  readonly hasPassword: boolean;
};

export type OpenSession = {
  readonly id: string;
  readonly kind: "browser" | "desktop";
  readonly userAgent: string;
  readonly createdAt: string;
  readonly lastSeenAt: string;
  /** This very device. */
  readonly current: boolean;
};

type Identity = { readonly provider: Provider; readonly email: string | null; readonly linkedAt: string };

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
    /** Mails a link by which an account without a password gets one. */
    requestPassword: build.mutation<{ readonly message: string }, void>({
      query: () => ({ url: "/account/password/link", method: "POST" }),
    }),
    openSessions: build.query<readonly OpenSession[], void>({
      query: () => "/account/sessions",
      transformResponse: (answer: { sessions: readonly OpenSession[] }) => answer.sessions,
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
    identities: build.query<readonly Identity[], void>({
      query: () => "/account/identities",
      transformResponse: (answer: { identities: readonly Identity[] }) => answer.identities,
      providesTags: ["Account"],
    }),
    unlink: build.mutation<unknown, Provider>({
      query: (provider) => ({ url: `/account/identities/${provider}`, method: "DELETE" }),
      invalidatesTags: ["Account"],
    }),
    deleteAccount: build.mutation<{ readonly deleteAfter: string }, { currentPassword: string }>({
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
