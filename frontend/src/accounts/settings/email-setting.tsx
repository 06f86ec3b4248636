import type { Account } from "@earshot/backend/accounts/account/account.schemas";
import { INVALID_EMAIL, REQUIRED_FIELDS } from "@earshot/domain/accounts/credentials";
import { emailKey, parseEmail } from "@earshot/domain/shared/text/email";
import { CircleCheck, Clock } from "lucide-react";
import { useState } from "react";
import { useToast } from "../../toasts/toast";
import { Badge } from "../../ui/badge";
import { TextField } from "../../ui/text-field";
import { useChangeEmailMutation } from "./account-api";
import { CurrentPassword } from "./current-password";
import { Setting, SettingForm } from "./setting";

/** The address that the user signs in with. A new address takes effect once its confirmation link has been opened. */
export function EmailSetting({ account }: { account: Account }) {
  const [email, setEmail] = useState("");
  const [currentPassword, setPassword] = useState("");
  const [sentTo, setSentTo] = useState("");
  const [change] = useChangeEmailMutation();
  const toast = useToast();
  const pending = sentTo || account.pendingEmail;
  const check = () => {
    if (email.trim() === "") return { path: "email", message: REQUIRED_FIELDS };
    if (parseEmail(email) === undefined) return { path: "email", message: INVALID_EMAIL };
    if (emailKey(email) === emailKey(account.email)) return { path: "email", message: "This is already your address." };
    return account.hasPassword && currentPassword === ""
      ? { path: "currentPassword", message: REQUIRED_FIELDS }
      : undefined;
  };
  const saved = () => {
    setSentTo(email.trim());
    setEmail("");
    setPassword("");
    toast("Confirmation link sent", "neutral");
  };
  return (
    <Setting
      title="Email"
      about="You sign in with it. Changing it signs out your other devices, and we notify your current address."
    >
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <b className="font-[640] break-all">{account.email || "No address yet"}</b>
        {account.email !== "" &&
          (account.emailVerified ? (
            <Badge tone="pos" icon={CircleCheck}>
              Confirmed
            </Badge>
          ) : (
            <Badge tone="signal" icon={Clock}>
              Not confirmed
            </Badge>
          ))}
      </p>
      <p role="status" className="mt-1 text-meta break-words text-text-2">
        {pending && `We sent a link to ${pending}. Open it to change your address.`}
      </p>
      <div className="mt-4">
        <SettingForm
          label="Change your email"
          action={["Change email", "Sending the link…"]}
          check={check}
          save={() => change({ email: email.trim(), currentPassword }).unwrap()}
          onSaved={saved}
        >
          {(errorOf) => (
            <>
              <TextField
                label="New email"
                name="email"
                type="email"
                inputMode="email"
                autoComplete="email"
                autoCapitalize="none"
                spellCheck={false}
                value={email}
                onChange={(event) => setEmail(event.target.value)}
                error={errorOf("email")}
              />
              <CurrentPassword account={account} value={currentPassword} onChange={setPassword} errorOf={errorOf} />
            </>
          )}
        </SettingForm>
      </div>
    </Setting>
  );
}
