import { api } from "../client/api";
import { sessionApi } from "../session/session";
import { sessionNews } from "../session/session-news";

type SignIn = { readonly email: string; readonly password: string; readonly remember: boolean };
type NewAccount = { readonly email: string; readonly password: string };
type NewPassword = { readonly token: string; readonly password: string };

/** The answer's sentence for the page; it does not tell whether the address has an account. */
type Said = { readonly message: string };

const post = (url: string) => (body: object) => ({ url, method: "POST", body });

/** The way in: calls that anyone may make. Answers do not tell whether an address has an account. */
const accountsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** `restored`: the account was about to be deleted, and stays. */
    signIn: build.mutation<{ readonly restored: boolean }, SignIn>({
      query: post("/auth/sign-in"),
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const signedIn = await queryFulfilled.then(
          () => true,
          () => false,
        );
        if (!signedIn) return;
        await dispatch(sessionApi.endpoints.session.initiate(undefined, { subscribe: false, forceRefetch: true }));
        sessionNews.tell("changed");
      },
    }),
    signUp: build.mutation<Said, NewAccount>({ query: post("/auth/sign-up") }),
    requestReset: build.mutation<Said, { email: string }>({ query: post("/auth/reset") }),
    confirmReset: build.mutation<unknown, NewPassword>({
      query: post("/auth/reset/confirm"),
      invalidatesTags: ["Session"],
    }),
    verifyEmail: build.mutation<{ readonly status: "confirmed" | "changed" }, { token: string }>({
      query: post("/auth/verify"),
      invalidatesTags: ["Session", "Account"],
    }),
    resendVerification: build.mutation<unknown, { email: string }>({ query: post("/auth/verify/resend") }),
  }),
});

export const {
  useSignInMutation,
  useSignUpMutation,
  useRequestResetMutation,
  useConfirmResetMutation,
  useVerifyEmailMutation,
  useResendVerificationMutation,
} = accountsApi;
