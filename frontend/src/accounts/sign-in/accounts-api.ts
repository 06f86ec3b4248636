import type {
  Confirmation,
  Credentials,
  NewPassword,
  MessageAnswer,
  SignIn,
  SignInAnswer,
} from "@earshot/backend/accounts/account/account.schemas";
import { api } from "../../client/api";
import { sessionApi } from "../../session/session";
import { sessionNews } from "../../session/session-news";

const post = (url: string) => (body: object) => ({ url, method: "POST", body });

/** Requests for signing in and up, open to everyone. Responses do not reveal whether an address has an account. */
const accountsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** `restored`: the account was scheduled for deletion, and signing in prevented that. */
    signIn: build.mutation<SignInAnswer, SignIn>({
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
    signUp: build.mutation<MessageAnswer, Credentials>({ query: post("/auth/sign-up") }),
    requestReset: build.mutation<MessageAnswer, { email: string }>({ query: post("/auth/reset") }),
    confirmReset: build.mutation<unknown, NewPassword>({
      query: post("/auth/reset/confirm"),
      invalidatesTags: ["Session"],
    }),
    verifyEmail: build.mutation<Confirmation, { token: string }>({
      query: ({ token }) => post("/auth/verify")({ token, signIn: true }),
      invalidatesTags: ["Session", "Account"],
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => undefined);
        const user = answer?.data.user;
        if (!user) return;
        dispatch(sessionApi.util.updateQueryData("session", undefined, (session) => ({ ...session, user })));
        sessionNews.tell("changed");
      },
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
