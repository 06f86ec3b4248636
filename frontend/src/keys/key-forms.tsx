import type { Account } from "@earshot/backend/accounts/account/account.schemas";
import type { SentKey } from "@earshot/backend/keys/keys.schemas";
import { GRACE_HOURS, KEY_NAME_MAX } from "@earshot/domain/keys/api-key";
import type { KeyMode } from "@earshot/domain/keys/key-secret";
import { KEY_SCOPES, type KeyScope } from "@earshot/domain/shared/key-scopes";
import { useState } from "react";
import { CheckList } from "../accounts/settings/check-list";
import { CurrentPassword } from "../accounts/settings/current-password";
import { GraceSelect } from "../accounts/settings/grace-select";
import { NewSecret } from "../accounts/settings/new-secret";
import { type Fault, SettingForm } from "../accounts/settings/setting";
import { Select } from "../ui/select";
import { TextField } from "../ui/text-field";
import { useCreateKeyMutation, useRotateKeyMutation } from "./keys-api";
import { scopeName } from "./scope-names";

const DAY_MS = 24 * 3_600_000;

/** How long a new key is valid, in days. */
const LIVES = [
  { value: "", label: "Does not expire" },
  { value: "30", label: "30 days" },
  { value: "90", label: "90 days" },
  { value: "365", label: "One year" },
] as const;

const MODES = [
  { value: "live", label: "Your account and the catalogue" },
  { value: "test", label: "Only the sandbox, for tests" },
] as const;

const SECRET = "This is your key.";

type Props = { account: Account; onDone: () => void };

function passwordFault({ hasPassword }: Account, password: string): Fault | undefined {
  return hasPassword && password === ""
    ? { path: "currentPassword", message: "Enter your current password." }
    : undefined;
}

/** The name, scopes, mode and lifetime of a new key; after that, its secret. */
export function CreateKey({ account, onDone }: Props) {
  const [create] = useCreateKeyMutation();
  const [secret, setSecret] = useState<string>();
  const [name, setName] = useState("");
  const [scopes, setScopes] = useState<readonly KeyScope[]>(["catalogue:read"]);
  const [mode, setMode] = useState<KeyMode>("live");
  const [life, setLife] = useState<(typeof LIVES)[number]["value"]>("");
  const [currentPassword, setPassword] = useState("");
  if (secret !== undefined) return <NewSecret about={SECRET} secret={secret} onDone={onDone} />;
  const check = (): Fault | undefined => {
    if (name.trim() === "") return { path: "name", message: "Give the key a name." };
    if (scopes.length === 0) return { path: "scopes", message: "Choose at least one thing the key can do." };
    return passwordFault(account, currentPassword);
  };
  const save = async () => {
    const expiresAt = life === "" ? null : new Date(Date.now() + Number(life) * DAY_MS).toISOString();
    setSecret(
      (await create({ name: name.trim(), scopes: [...scopes], mode, expiresAt, currentPassword }).unwrap()).secret,
    );
  };
  return (
    <SettingForm label="Create an API key" action={["Create key", "Creating…"]} check={check} save={save}>
      {(errorOf) => (
        <>
          <TextField
            label="Key name"
            name="name"
            maxLength={KEY_NAME_MAX}
            value={name}
            onChange={(event) => setName(event.target.value)}
            error={errorOf("name")}
          />
          <CheckList
            legend="What it can do"
            name="scopes"
            values={KEY_SCOPES}
            checked={scopes}
            labelOf={scopeName}
            invalid={errorOf("scopes") !== undefined}
            onChange={setScopes}
          />
          <Select label="What it opens" value={mode} options={MODES} onChange={setMode} />
          <Select label="Expiry" value={life} options={LIVES} onChange={setLife} />
          <CurrentPassword account={account} value={currentPassword} onChange={setPassword} errorOf={errorOf} />
        </>
      )}
    </SettingForm>
  );
}

/** Asks how long the old secret should remain valid, then shows the new one. */
export function RotateKey({ account, sent, onDone }: Props & { sent: SentKey }) {
  const [rotate] = useRotateKeyMutation();
  const [secret, setSecret] = useState<string>();
  const [graceHours, setGrace] = useState(GRACE_HOURS);
  const [currentPassword, setPassword] = useState("");
  if (secret !== undefined) return <NewSecret about={SECRET} secret={secret} onDone={onDone} />;
  const save = async () => setSecret((await rotate({ id: sent.id, graceHours, currentPassword }).unwrap()).secret);
  return (
    <>
      <p className="mb-4 break-words text-text-2">
        <b className="font-[640] text-text">{sent.name}</b> gets a new secret. Put it in your programs before the old
        one expires.
      </p>
      <SettingForm
        label="Replace this key"
        action={["Replace key", "Replacing…"]}
        check={() => passwordFault(account, currentPassword)}
        save={save}
        onCancel={onDone}
      >
        {(errorOf) => (
          <>
            <GraceSelect label="How long the old secret works" hours={graceHours} onChange={setGrace} />
            <CurrentPassword account={account} value={currentPassword} onChange={setPassword} errorOf={errorOf} />
          </>
        )}
      </SettingForm>
    </>
  );
}
