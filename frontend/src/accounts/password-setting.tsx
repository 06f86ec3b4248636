import type { Account } from "@earshot/backend/accounts/account.schemas";
import { REQUIRED_FIELDS } from "@earshot/domain/accounts/credentials";
import { passwordRefusal } from "@earshot/domain/accounts/password";
import { useState } from "react";
import { useToast } from "../toasts/toast";
import { Button } from "../ui/button";
import { useChangePasswordMutation, useRequestPasswordMutation } from "./account-api";
import { authFailure } from "./auth-message";
import { CurrentPassword } from "./current-password";
import { PasswordField } from "./password-field";
import { passwordRule, usePasswordMinimum } from "./password-rule";
import { Setting, SettingForm } from "./setting";

/** A new password, against the current one; for an account without one, the way to set it. */
export function PasswordSetting({ account }: { account: Account }) {
  return (
    <Setting title="Password" about="A change ends your sessions on other devices, and you are told by mail.">
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
          {/* Password managers learn from it whose password this is. */}
          <input type="text" name="username" autoComplete="username" value={account.email} readOnly hidden />
          <CurrentPassword
            account={account}
            value={currentPassword}
            onChange={setCurrent}
            error={errorOf("currentPassword")}
          />
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

/** Whoever came by another site proves by mail that the address is theirs. */
function SetPassword({ email }: { email: string }) {
  const [ask, { isLoading, isSuccess, error }] = useRequestPasswordMutation();
  return (
    <>
      <p className="text-text-2">
        You sign in with another site and have no password.{" "}
        {email
          ? "A link in a mail lets you set one."
          : "Give the account an email address that is confirmed first, then you can set one."}
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
