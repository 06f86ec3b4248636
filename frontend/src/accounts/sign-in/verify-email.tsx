import { afterSignIn } from "@earshot/domain/accounts/redirect";
import { useSignInPage } from "./use-sign-in-page";
import { pendingAction } from "../../session/intents";
import { dropLinkToken, useLinkToken } from "../../session/link-token";
import { useSession } from "../../session/session";
import { Button, ButtonLink } from "../../ui/button";
import { ErrorNotice } from "../../ui/error-notice";
import { AccountCard } from "./account-card";
import { useVerifyEmailMutation } from "./accounts-api";
import { authFailure } from "../fields/auth-message";
import { LinkDead } from "./link-dead";

/**
 * The page that a confirmation email links to. The address is confirmed by a button and not by opening the page: mail scanners open links
 * too, and must not confirm an address that someone else typed.
 */
export function VerifyEmail() {
  useSignInPage("Confirm your email", "Confirm your email address.");
  const token = useLinkToken();
  const { user } = useSession();
  const [verify, { isLoading, isSuccess, data, error }] = useVerifyEmailMutation();
  const confirm = () => {
    if (!isLoading)
      void verify({ token })
        .unwrap()
        .then(dropLinkToken, () => undefined);
  };

  // If another link is opened in this tab afterward, the button is shown again.
  if (isSuccess && !token) {
    const { text, to, label } = nextStep(user !== null, user?.id === data?.user?.id);
    return (
      <AccountCard title={data?.status === "changed" ? "Your email is changed" : "Your email is confirmed"}>
        <p role="status" className="text-text-2">
          {text}
        </p>
        <ButtonLink to={to} variant="primary" className="mt-5 w-full">
          {label}
        </ButtonLink>
      </AccountCard>
    );
  }
  if (!token) return <LinkDead title="Confirm your email" again="/sign-in" label="Sign in to get a new link" />;
  const failure = error === undefined ? undefined : authFailure(error);
  return (
    <AccountCard title="Confirm your email">
      {failure && (
        <ErrorNotice text={failure.text} className="mb-4">
          {failure.help}
        </ErrorNotice>
      )}
      <p className="text-text-2">Press the button to confirm your email address.</p>
      <Button variant="primary" autoFocus aria-disabled={isLoading} onClick={confirm} className="mt-5 w-full">
        {isLoading ? "Confirming…" : "Confirm my email"}
      </Button>
      {failure && (
        <ButtonLink to="/sign-in" variant="ghost" className="mt-2 w-full">
          Sign in to get a new link
        </ButtonLink>
      )}
    </AccountCard>
  );
}

function nextStep(signedIn: boolean, byLink: boolean): { text: string; to: string; label: string } {
  if (!signedIn) {
    return { text: "Sign in to pick up where you left off.", to: "/sign-in", label: "Sign in" };
  }
  if (byLink) return { text: "You’re signed in.", to: afterSignIn(undefined, pendingAction()), label: "Continue" };
  return { text: "You’re all set.", to: "/account", label: "Go to your account" };
}
