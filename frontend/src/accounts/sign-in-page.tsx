import type { CredentialsMode } from "@earshot/domain/accounts/credentials";
import { reasonText } from "@earshot/domain/accounts/intent";
import { afterSignIn } from "@earshot/domain/accounts/redirect";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { useAppSelector } from "../client/store";
import { locationOfFailedSignIn, stepsBackTo } from "../navigation/return-location";
import { hasMouse } from "../platform/has-mouse";
import { useSignInPage } from "./sign-in/use-sign-in-page";
import { forgetAction, pendingAction } from "../session/intents";
import { useSession } from "../session/session";
import { selectEmail } from "../session/session-slice";
import { ErrorNotice } from "../ui/error-notice";
import { AccountCard } from "./sign-in/account-card";
import { CredentialsForm } from "./sign-in/credentials-form";
import { modeOf, TITLES } from "./sign-in/mode";
import { oauthFailure } from "./sign-in/oauth-failure";
import { ProviderButtons } from "./fields/provider-buttons";

const loadMailSent = () => import("./sign-in/mail-sent");
const MailSent = lazy(async () => ({ default: (await loadMailSent()).MailSent }));
const NewPassword = lazy(async () => ({ default: (await import("./sign-in/new-password")).NewPassword }));
const VerifyEmail = lazy(async () => ({ default: (await import("./sign-in/verify-email")).VerifyEmail }));

/** The sign-in page. Its mode is in the address; two of the modes are for links in emails. */
export function Component() {
  const [query] = useSearchParams();
  const mode = query.get("mode");
  if (mode === "verify" || mode === "new-password") {
    return <Suspense fallback={null}>{mode === "verify" ? <VerifyEmail /> : <NewPassword />}</Suspense>;
  }
  return <SignInCard query={query} />;
}

/** Signing in, signing up, and requesting a new password, on one card. */
function SignInCard({ query }: { query: URLSearchParams }) {
  const { pathname } = useLocation();
  const session = useSession();
  const mode = modeOf(pathname, query);
  const whose = useAppSelector(selectEmail);
  const [email, setEmail] = useState(whose ?? "");
  const [sent, setSent] = useState<{ readonly mode: CredentialsMode; readonly text: string }>();
  const title = TITLES[mode];
  useSignInPage(title, "Sign in to keep lists and follow shows.");

  const pending = pendingAction();
  const target = afterSignIn(query.get("redirect") ?? locationOfFailedSignIn(), pending);
  const failure = oauthFailure(query.get("error"));
  useRedirectWhenSignedIn(session.user !== null, target);
  const [remember, setRemember] = useState(false);

  // A message belongs to the mode it was sent in: a change of mode, including Back, shows the form again.
  if (sent !== undefined && sent.mode !== mode) setSent(undefined);
  if (session.user) return null;

  // A visitor who comes back from another site without signing in keeps the pending action.
  const action = pending?.redirect === target ? pending : undefined;
  const why = reasonText(query.get("reason") ?? action?.intent, action?.title);
  return (
    <AccountCard title={title} why={sent ? undefined : why}>
      {failure && !sent && <ErrorNotice text={failure} className="mb-5" />}
      {sent === undefined ? (
        <>
          <CredentialsForm
            key={mode}
            mode={mode}
            query={query}
            email={email}
            onEmail={setEmail}
            remember={remember}
            onRemember={setRemember}
            autoFocus={hasMouse()}
            onSent={(text) => setSent({ mode, text })}
          />
          {mode !== "reset" && <ProviderButtons session={session} redirect={target} remember={remember} />}
        </>
      ) : (
        <Suspense fallback={null}>
          <MailSent mode={mode === "signup" ? "signup" : "reset"} text={sent.text} email={email.trim()} query={query} />
        </Suspense>
      )}
    </AccountCard>
  );
}

/** After signing in, here or in another tab, returns to where the visitor came from and removes this page from the history. */
function useRedirectWhenSignedIn(signedIn: boolean, target: string): void {
  const navigate = useNavigate();
  const gone = useRef(false);
  useEffect(() => {
    if (!signedIn || gone.current) return;
    gone.current = true;
    // If the pending action began on a different page from the one to return to, the visitor has abandoned it.
    if (pendingAction()?.redirect !== target) forgetAction();
    const steps = stepsBackTo(target);
    void (steps === undefined ? navigate(target, { replace: true }) : navigate(-steps));
  }, [signedIn, target, navigate]);
}
