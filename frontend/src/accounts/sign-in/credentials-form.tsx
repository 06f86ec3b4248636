import type { CredentialsMode } from "@earshot/domain/accounts/credentials";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { Link } from "react-router-dom";
import { isApiError } from "../../client/api-error";
import { useToast } from "../../toasts/toast";
import { Button } from "../../ui/button";
import { ErrorNotice } from "../../ui/error-notice";
import { TextField } from "../../ui/text-field";
import {
  useRequestResetMutation,
  useResendVerificationMutation,
  useSignInMutation,
  useSignUpMutation,
} from "./accounts-api";
import { authFailure, type Failure, refusedHere } from "../fields/auth-message";
import { modeLink } from "./mode";
import { PasswordField } from "../fields/password-field";
import { passwordRule, usePasswordMinimum } from "../fields/password-rule";

const SUBMIT: Readonly<Record<CredentialsMode, readonly [idle: string, busy: string]>> = {
  signin: ["Sign in", "Signing in…"],
  signup: ["Create account", "Creating your account…"],
  reset: ["Send reset link", "Sending…"],
};

/** The rules and their list of common passwords load while the visitor fills in the fields. */
const loadRules = () => import("@earshot/domain/accounts/credentials");

/** In milliseconds: long enough to read the message after a change of page. */
const RESTORED_MS = 8000;

type Props = {
  mode: CredentialsMode;
  query: URLSearchParams;
  email: string;
  onEmail: (email: string) => void;
  remember: boolean;
  onRemember: (remember: boolean) => void;
  /** Whether the first empty field gets the initial focus. */
  autoFocus: boolean;
  /** Called with the server's response after it accepted the address. */
  onSent: (message: string) => void;
};

type Faults = { readonly email?: string | undefined; readonly password?: string | undefined };

/** The fields that the mode needs: email, password or both. Errors are shown above the form and at the field. */
export function CredentialsForm(props: Props) {
  const { mode, query, email, onEmail, remember, onRemember, autoFocus, onSent } = props;
  const minimum = usePasswordMinimum();
  const form = useRef<HTMLFormElement>(null);
  const [password, setPassword] = useState("");
  const [first] = useState(email === "" || mode === "reset" ? "email" : "password");
  const [faults, setFaults] = useState<Faults>({});
  const [failure, setFailure] = useState<Failure>();
  const [attempt, setAttempt] = useState(0);
  const [signIn, signingIn] = useSignInMutation();
  const [signUp, signingUp] = useSignUpMutation();
  const [reset, resetting] = useRequestResetMutation();
  const toast = useToast();
  const busy = signingIn.isLoading || signingUp.isLoading || resetting.isLoading;
  const [idle, working] = SUBMIT[mode];

  const refuse = (next: Failure, at: Faults) => {
    setFailure(next);
    setFaults(at);
    setAttempt((count) => count + 1);
    const field = at.email !== undefined ? "email" : "password";
    form.current?.querySelector<HTMLInputElement>(`input[name="${field}"]`)?.focus();
  };

  const send = async () => {
    const address = email.trim();
    if (mode === "signup") return onSent((await signUp({ email: address, password }).unwrap()).message);
    if (mode === "reset") return onSent((await reset({ email: address }).unwrap()).message);
    const { restored } = await signIn({ email: address, password, remember }).unwrap();
    if (restored) toast("Welcome back. Your account will not be deleted.", "success", RESTORED_MS);
  };

  const check = async (): Promise<boolean> => {
    // Until the rules have loaded, only the server checks the fields.
    const rules = await loadRules().catch(() => undefined);
    const fault = rules?.credentialsFault({ email, password }, mode, minimum);
    if (!fault) return true;
    const empty = fault.message === rules?.REQUIRED_FIELDS;
    refuse(refusedHere(fault.message), empty ? missing(mode, email, password) : { [fault.field]: fault.message });
    return false;
  };
  useEffect(() => void loadRules().catch(() => undefined), []);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || !(await check())) return;
    setFailure(undefined);
    setFaults({});
    await send().catch((error: unknown) => {
      const message = authFailure(error);
      // A refused new password is an error of the password field; at sign-in, either field may be wrong.
      refuse(message, mode === "signin" ? { password: undefined } : fieldFaults(error));
    });
  };

  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)} aria-label={SUBMIT[mode][0]}>
      {failure && (
        <ErrorNotice key={attempt} text={failure.text} className="mb-4">
          {failure.code === "sign-in.refused" ? <ConfirmAgain email={email.trim()} /> : failure.help}
        </ErrorNotice>
      )}
      <TextField
        label="Email"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="username"
        autoFocus={autoFocus && first === "email"}
        data-autofocus={(autoFocus && first === "email") || undefined}
        autoCapitalize="none"
        spellCheck={false}
        value={email}
        onChange={(event) => onEmail(event.target.value)}
        error={faults.email}
        required
      />
      {mode !== "reset" && (
        <PasswordField
          className="mt-4"
          label="Password"
          name="password"
          autoComplete={mode === "signup" ? "new-password" : "current-password"}
          autoFocus={autoFocus && first === "password"}
          data-autofocus={(autoFocus && first === "password") || undefined}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          hint={mode === "signup" ? passwordRule(minimum) : undefined}
          error={faults.password}
          required
        />
      )}
      {mode === "signin" && (
        <div className="mt-1 flex flex-wrap items-center justify-between gap-x-4">
          <label className="flex min-h-10 items-center gap-2.5 text-control coarse:min-h-11">
            <input
              type="checkbox"
              name="remember"
              checked={remember}
              onChange={(event) => onRemember(event.target.checked)}
              className="size-4 accent-accent coarse:size-5"
            />
            Remember me
          </label>
          <Link
            to={modeLink("reset", query)}
            className="link inline-flex min-h-10 items-center text-control coarse:min-h-11"
          >
            Forgot password?
          </Link>
        </div>
      )}
      <Button
        type="submit"
        variant="primary"
        aria-disabled={busy}
        className={mode === "signin" ? "mt-2 w-full" : "mt-5 w-full"}
      >
        {busy ? working : idle}
      </Button>
      <ModeLinks mode={mode} query={query} />
    </form>
  );
}

/** For users who never opened the link in their first email. The response is the same for every address. */
function ConfirmAgain({ email }: { email: string }) {
  const [resend, { isLoading, isSuccess, error }] = useResendVerificationMutation();
  if (isSuccess) return <span role="status">If that address still needs confirming, a new link is on its way.</span>;
  return (
    <>
      <button
        type="button"
        aria-disabled={isLoading}
        onClick={() => !isLoading && void resend({ email })}
        className="link min-h-6 text-left coarse:min-h-11"
      >
        Send a new confirmation link
      </button>
      {error !== undefined && <span role="status"> {authFailure(error).text}</span>}
    </>
  );
}

function ModeLinks({ mode, query }: { mode: CredentialsMode; query: URLSearchParams }) {
  const LINK = "link inline-flex min-h-6 items-center font-medium coarse:min-h-11";
  return (
    <p className="mt-4 text-center text-text-2">
      {mode === "reset" && (
        <Link to={modeLink("signin", query)} className={LINK}>
          Back to sign in
        </Link>
      )}
      {mode === "signin" && (
        <>
          No account yet?{" "}
          <Link to={modeLink("signup", query)} className={LINK}>
            Create one
          </Link>
        </>
      )}
      {mode === "signup" && (
        <>
          Already have an account?{" "}
          <Link to={modeLink("signin", query)} className={LINK}>
            Sign in
          </Link>
        </>
      )}
    </p>
  );
}

/** Which of the required fields are empty. */
function missing(mode: CredentialsMode, email: string, password: string): Faults {
  return {
    ...(email.trim() === "" && { email: "Enter your email address." }),
    ...(mode !== "reset" && password === "" && { password: "Enter a password." }),
  };
}

/** The server's errors by field. */
function fieldFaults(error: unknown): Faults {
  const errors = isApiError(error) ? error.errors : [];
  const of = (field: string) => errors.find(({ path }) => path === field)?.message;
  return { email: of("email"), password: of("password") };
}
