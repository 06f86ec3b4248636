import type { Account } from "@earshot/backend/accounts/account/account.schemas";
import { REQUIRED_FIELDS } from "@earshot/domain/accounts/credentials";
import { passwordRefusal } from "@earshot/domain/accounts/passwords/password";
import { useState } from "react";
import { useToast } from "../../toasts/toast";
import { Button } from "../../ui/button";
import { useChangePasswordMutation, useRequestPasswordMutation } from "./account-api";
import { authFailure } from "../fields/auth-message";
import { CurrentPassword } from "./current-password";
import { PasswordField } from "../fields/password-field";
import { passwordRule, usePasswordMinimum } from "../fields/password-rule";
import { Setting, SettingForm } from "./setting";

/** Changes the password, which requires the current one; an account without a password can get one. */
export function PasswordSetting({ account }: { account: Account }) {
  return (
    <Setting title="Password" about="Changing it signs out your other devices. We email you about it.">
      {account.hasPassword ? (
        <ChangePassword account={account} />
      ) : (
        <SetPassword email={account.emailVerified ? account.email : ""} />
      )}
    </Setting>
  );
}

function ChangePassword({ account }: { account: Account }) {
  const [currentPassword, setCurrent] = useState("");
  const [password, setPassword] = useState("");
  const minimum = usePasswordMinimum();
  const [change] = useChangePasswordMutation();
  const toast = useToast();
  const check = () => {
    if (currentPassword === "") return { path: "currentPassword", message: REQUIRED_FIELDS };
    if (password === "") return { path: "password", message: REQUIRED_FIELDS };
    const refusal = passwordRefusal(password, { email: account.email, minimum });
    return refusal && { path: "password", message: refusal.message };
  };
  const saved = () => {
    setCurrent("");
    setPassword("");
    toast("Password changed");
  };
  return (
    <SettingForm
      label="Change your password"
      action={["Change password", "Saving…"]}
      check={check}
      save={() => change({ currentPassword, password }).unwrap()}
      onSaved={saved}
    >
      {(errorOf) => (
        <>
          {/* Tells password managers which account the password belongs to. */}
          <input type="text" name="username" autoComplete="username" value={account.email} readOnly hidden />
          <CurrentPassword account={account} value={currentPassword} onChange={setCurrent} errorOf={errorOf} />
          <PasswordField
            label="New password"
            name="password"
            autoComplete="new-password"
            hint={passwordRule(minimum)}
            value={password}
            onChange={(event) => setPassword(event.target.value)}
            error={errorOf("password")}
          />
        </>
      )}
    </SettingForm>
  );
}

/** Users who signed in through another site confirm their address by email. */
function SetPassword({ email }: { email: string }) {
  const [ask, { isLoading, isSuccess, error }] = useRequestPasswordMutation();
  return (
    <>
      <p className="text-text-2">
        You sign in with another site and have no password.{" "}
        {email ? "We can email you a link to set one." : "Add and confirm an email address first."}
      </p>
      {email !== "" && (
        <Button
          className="mt-4"
          aria-disabled={isLoading || isSuccess}
          onClick={() => !isLoading && !isSuccess && void ask()}
        >
          {isLoading ? "Sending…" : "Send the link"}
        </Button>
      )}
      <p role="status" className="mt-3 text-meta text-text-2 empty:hidden">
        {isSuccess && `A link is on its way to ${email}.`}
        {error !== undefined && authFailure(error).text}
      </p>
    </>
  );
}
