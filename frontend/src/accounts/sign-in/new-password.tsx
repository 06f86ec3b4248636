import { passwordRefusal } from "@earshot/domain/accounts/passwords/password";
import { type FormEvent, useRef, useState } from "react";
import { useSignInPage } from "./use-sign-in-page";
import { dropLinkToken, useLinkToken } from "../../session/link-token";
import { Button, ButtonLink } from "../../ui/button";
import { ErrorNotice } from "../../ui/error-notice";
import { AccountCard } from "./account-card";
import { useConfirmResetMutation } from "./accounts-api";
import { authFailure, type Failure, refusedHere } from "../fields/auth-message";
import { LinkDead } from "./link-dead";
import { PasswordField } from "../fields/password-field";
import { passwordRule, usePasswordMinimum } from "../fields/password-rule";

/** The page that a reset email links to; it asks for the new password. */
export function NewPassword() {
  useSignInPage("Choose a new password", "Choose a new password.");
  const token = useLinkToken();
  const minimum = usePasswordMinimum();
  const [password, setPassword] = useState("");
  const [failure, setFailure] = useState<Failure>();
  const [attempt, setAttempt] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const [confirm, { isLoading, isSuccess }] = useConfirmResetMutation();

  const refuse = (next: Failure) => {
    setFailure(next);
    setAttempt((count) => count + 1);
    form.current?.querySelector("input")?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    const refusal = passwordRefusal(password, { minimum });
    if (refusal) return refuse(refusedHere(refusal.message));
    setFailure(undefined);
    void confirm({ token, password })
      .unwrap()
      .then(dropLinkToken, (error: unknown) => refuse(authFailure(error)));
  };

  // If another reset link is opened in this tab afterward, the form is shown again.
  if (isSuccess && !token) {
    return (
      <AccountCard title="Your password is changed">
        <p role="status" className="text-text-2">
          Your other devices are signed out. Sign in with the new password.
        </p>
        <ButtonLink to="/sign-in" variant="primary" className="mt-5 w-full">
          Sign in
        </ButtonLink>
      </AccountCard>
    );
  }
  if (!token) return <LinkDead title="Choose a new password" again="/sign-in?mode=reset" label="Ask for a new link" />;
  return (
    <AccountCard title="Choose a new password">
      <form ref={form} noValidate onSubmit={submit} aria-label="Choose a new password">
        {failure && (
          <ErrorNotice key={attempt} text={failure.text} className="mb-4">
            {failure.help}
          </ErrorNotice>
        )}
        <PasswordField
          label="New password"
          name="password"
          autoComplete="new-password"
          hint={passwordRule(minimum)}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          aria-invalid={failure ? true : undefined}
          required
        />
        <Button type="submit" variant="primary" aria-disabled={isLoading} className="mt-5 w-full">
          {isLoading ? "Saving…" : "Save new password"}
        </Button>
      </form>
    </AccountCard>
  );
}
