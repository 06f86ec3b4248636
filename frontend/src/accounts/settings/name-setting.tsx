import type { Account } from "@earshot/backend/accounts/account/account.schemas";
import { NAME_MAX, parseName } from "@earshot/domain/accounts/user";
import { useState } from "react";
import { useToast } from "../../toasts/toast";
import { TextField } from "../../ui/text-field";
import { useRenameMutation } from "./account-api";
import { Setting, SettingForm } from "./setting";

/** The user's name, which can be changed. */
export function NameSetting({ account }: { account: Account }) {
  const [name, setName] = useState(account.name ?? "");
  const [rename] = useRenameMutation();
  const toast = useToast();
  const check = () =>
    name.trim() === "" || parseName(name) !== undefined
      ? undefined
      : { path: "name", message: `Use at most ${NAME_MAX} visible characters.` };
  return (
    <Setting title="Name" about="How the dashboard greets you, and what people you share lists with see.">
      <SettingForm
        label="Change your name"
        action={["Save name", "Saving…"]}
        check={check}
        save={() => rename({ name: name.trim() }).unwrap()}
        onSaved={() => toast("Name saved")}
      >
        {(errorOf) => (
          <TextField
            label="Name"
            name="name"
            autoComplete="name"
            value={name}
            onChange={(event) => setName(event.target.value)}
            error={errorOf("name")}
          />
        )}
      </SettingForm>
    </Setting>
  );
}
