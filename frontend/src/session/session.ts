import type { SessionAnswer } from "@earshot/backend/accounts/account/account.schemas";
import { api } from "../client/api";

/** The signed-in user. */
export type SessionUser = NonNullable<SessionAnswer["user"]>;
export type Provider = keyof SessionAnswer["providers"];

const NO_PROVIDERS: SessionAnswer["providers"] = { google: false, facebook: false };

export const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    session: build.query<SessionAnswer, void>({
      query: () => "/auth/session",
      providesTags: ["Session"],
      keepUnusedDataFor: 3600,
    }),
  }),
});

export type Session = {
  /** "unknown" until the server has responded; "failed" if the request failed. */
  readonly state: "unknown" | "failed" | "guest" | "user";
  readonly user: SessionUser | null;
  readonly providers: SessionAnswer["providers"];
  /** undefined until the server has responded. */
  readonly passwordMinimum: number | undefined;
  /** Requests the session again. */
  readonly refresh: () => void;
};

/** The current session. Updated when the user signs in or out, also in other tabs. */
export function useSession(): Session {
  const { data, isError, refetch } = sessionApi.useSessionQuery();
  const user = data?.user ?? null;
  const state = data ? (user ? "user" : "guest") : isError ? "failed" : "unknown";
  return {
    state,
    user,
    providers: data?.providers ?? NO_PROVIDERS,
    passwordMinimum: data?.passwordMinimum,
    refresh: () => void refetch(),
  };
}
