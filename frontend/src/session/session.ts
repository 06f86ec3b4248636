import { api } from "../client/api";

/** Who is signed in. Without a name it is "" or null. */
export type SessionUser = {
  readonly id: string;
  readonly email: string;
  readonly name: string | null;
  readonly emailVerified: boolean;
};

export type Provider = "google" | "facebook";

/** What the server says of this browser: its user, and the ways to sign in that the operator has set up. */
export type SessionAnswer = {
  readonly user: SessionUser | null;
  readonly providers: Readonly<Record<Provider, boolean>>;
  /** Characters that a new password needs here. */
  readonly passwordMinimum?: number;
};

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
  /** "unknown" until the server has answered; "failed" when it could not be asked. */
  readonly state: "unknown" | "failed" | "guest" | "user";
  readonly user: SessionUser | null;
  readonly providers: SessionAnswer["providers"];
  /** undefined until the server has answered. */
  readonly passwordMinimum: number | undefined;
  /** Asks again. */
  readonly refresh: () => void;
};

/** Who is signed in, as far as it is known now. Follows sign-in and sign-out, in other tabs too. */
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
