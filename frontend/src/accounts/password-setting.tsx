import { REQUIRED_FIELDS } from "@earshot/domain/accounts/credentials";
import { passwordRefusal } from "@earshot/domain/accounts/password";
import { useState } from "react";
import { useToast } from "../ui/toast";
import { type Account, useChangePasswordMutation } from "./account-api";
import { PASSWORD_RULE } from "./password-rule";
import { PasswordField } from "./password-field";
import { Setting, SettingForm } from "./setting";

/** A new password, against the current one. */
export function PasswordSetting({ account }: { account: Account }) {
  const [currentPassword, setCurrent] = useState("");
  const [password, setPassword] = useState("");
  const [change] = useChangePasswordMutation();
  const toast = useToast();
  const check = () => {
    if (account.hasPassword && currentPassword === "") return { path: "currentPassword", message: REQUIRED_FIELDS };
    if (password === "") return { path: "password", message: REQUIRED_FIELDS };
    const refusal = passwordRefusal(password, { email: account.email });
    return refusal && { path: "password", message: refusal.message };
  };
  const saved = () => {
    setCurrent("");
    setPassword("");
    toast("Password changed");
  };
  return (
    <Setting title="Password" about="A change ends your sessions on other devices, and you are told by mail.">
      <SettingForm
        label="Password"
        action={account.hasPassword ? ["Change password", "Saving…"] : ["Set password", "Saving…"]}
        check={check}
        save={() => change({ ...(account.hasPassword && { currentPassword }), password }).unwrap()}
        onSaved={saved}
      >
        {(errorOf) => (
          <>
            {/* Password managers learn from it whose password this is. */}
            <input type="text" name="username" autoComplete="username" value={account.email} readOnly hidden />
            {account.hasPassword && (
              <PasswordField
                label="Current password"
                name="currentPassword"
                autoComplete="current-password"
                value={currentPassword}
                onChange={(event) => setCurrent(event.target.value)}
                error={errorOf("currentPassword")}
              />
            )}
            <PasswordField
              label="New password"
              name="password"
              autoComplete="new-password"
              hint={PASSWORD_RULE}
              value={password}
              onChange={(event) => setPassword(event.target.value)}
              error={errorOf("password")}
            />
          </>
        )}
      </SettingForm>
    </Setting>
  );
}
