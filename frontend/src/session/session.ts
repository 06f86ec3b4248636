import type { SessionAnswer } from "@earshot/backend/accounts/account/account.schemas";
import { api } from "../client/api";

/** Who is signed in. */
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
  /** "unknown" until the server has answered; "failed" if the request failed. */
  readonly state: "unknown" | "failed" | "guest" | "user";
  readonly user: SessionUser | null;
  readonly providers: SessionAnswer["providers"];
  /** undefined until the server has answered. */
  readonly passwordMinimum: number | undefined;
  /** Asks again. */
  readonly refresh: () => void;
};

/** The current session. Follows sign-in and sign-out, in other tabs too. */
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
