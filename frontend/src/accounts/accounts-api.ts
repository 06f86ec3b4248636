import { api } from "../app/api";
import { sessionApi } from "../app/session";
import { tellSessionNews } from "../app/session-news";

export type SignIn = { readonly email: string; readonly password: string; readonly remember: boolean };
export type NewAccount = { readonly email: string; readonly password: string };
export type NewPassword = { readonly token: string; readonly password: string };

const post = (url: string) => (body: object) => ({ url, method: "POST", body });

/** The way in: calls that anyone may make. Answers do not tell whether an address has an account. */
const accountsApi = api.injectEndpoints({
  endpoints: (build) => ({
    signIn: build.mutation<unknown, SignIn>({
      query: post("/auth/sign-in"),
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const signedIn = await queryFulfilled.then(
          () => true,
          () => false,
        );
        if (!signedIn) return;
        await dispatch(sessionApi.endpoints.session.initiate(undefined, { subscribe: false, forceRefetch: true }));
        tellSessionNews();
      },
    }),
    signUp: build.mutation<unknown, NewAccount>({ query: post("/auth/sign-up") }),
    requestReset: build.mutation<unknown, { email: string }>({ query: post("/auth/reset") }),
    confirmReset: build.mutation<unknown, NewPassword>({
      query: post("/auth/reset/confirm"),
      invalidatesTags: ["Session"],
    }),
    verifyEmail: build.mutation<unknown, { token: string }>({
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
