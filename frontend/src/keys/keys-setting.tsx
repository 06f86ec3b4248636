import type { Account } from "@earshot/backend/accounts/account/account.schemas";
import type { SentKey } from "@earshot/backend/keys/keys.schemas";
import { useRef, useState } from "react";
import { Link } from "react-router-dom";
import { agoText, dateText } from "../accounts/settings/date-text";
import { NotLoaded } from "../accounts/settings/not-loaded";
import { Setting, SettingForm } from "../accounts/settings/setting";
import { useToast } from "../toasts/toast";
import { Badge } from "../ui/badge";
import { Button } from "../ui/button";
import { Dialog } from "../ui/overlay/dialog";
import { CreateKey, RotateKey } from "./key-forms";
import { KeyName } from "./key-name";
import { useApiKeysQuery, useRevokeKeyMutation } from "./keys-api";
import { scopeName } from "./scope-names";

type Opened = { readonly what: "create" } | { readonly what: "rotate" | "revoke"; readonly key: SentKey };

const TITLES = { create: "Create an API key", rotate: "Replace this key?", revoke: "Revoke this key?" } as const;

/** The account's API keys: a part of the account page that loads separately. */
export default function KeysSetting({ account }: { account: Account }) {
  const { data, ...query } = useApiKeysQuery();
  const [opened, setOpened] = useState<Opened>();
  const list = useRef<HTMLUListElement>(null);
  const keys = data?.keys.filter(({ state }) => state === "live" || state === "replaced");
  const [revoke] = useRevokeKeyMutation();
  const toast = useToast();
  const close = () => setOpened(undefined);
  const revoked = () => {
    close();
    // The row with the pressed button is gone.
    list.current?.focus();
    toast("Key revoked");
  };
  return (
    <Setting
      title="API keys"
      anchor="api-keys"
      about={
        <>
          For your own programs. The{" "}
          <Link to="/api" className="underline underline-offset-2">
            API page
          </Link>{" "}
          shows what they can request;{" "}
          <Link to="/account/api" className="underline underline-offset-2">
            API usage
          </Link>{" "}
          shows what they did.{" "}
          <Link to="/account/api#webhooks" className="underline underline-offset-2">
            Webhooks
          </Link>{" "}
          are there too.
        </>
      }
    >
      {keys === undefined ? (
        <NotLoaded query={query} />
      ) : (
        <>
          {keys.length === 0 && <p className="mb-4 text-text-2">You have no keys yet.</p>}
          <ul ref={list} tabIndex={-1} aria-label="API keys" className="rows">
            {keys.map((key) => (
              <Row key={key.id} sent={key} onOpen={(what) => setOpened({ what, key })} />
            ))}
          </ul>
          <Button className="mt-4" aria-haspopup="dialog" onClick={() => setOpened({ what: "create" })}>
            Create key…
          </Button>
        </>
      )}
      <Dialog
        isOpen={opened !== undefined}
        onClose={close}
        title={TITLES[opened?.what ?? "create"]}
        size="sm"
        role={opened?.what === "revoke" ? "alertdialog" : "dialog"}
      >
        {opened?.what === "create" && <CreateKey account={account} onDone={close} />}
        {opened?.what === "rotate" && <RotateKey account={account} sent={opened.key} onDone={close} />}
        {opened?.what === "revoke" && (
          <SettingForm
            label="Revoke this key"
            action={["Revoke key", "Revoking…"]}
            danger
            save={() => revoke(opened.key.id).unwrap()}
            onSaved={revoked}
            onCancel={close}
          >
            {() => (
              <p className="break-words text-text-2">
                Programs that use <b className="font-[640] text-text">{opened.key.name}</b> stop working at once. That
                can’t be undone.
              </p>
            )}
          </SettingForm>
        )}
      </Dialog>
    </Setting>
  );
}

function Row({ sent, onOpen }: { sent: SentKey; onOpen: (what: "rotate" | "revoke") => void }) {
  const { name, hint, mode, scopes, state, expiresAt, lastUsedAt } = sent;
  const used = lastUsedAt === null ? "Never used" : `Last used ${agoText(lastUsedAt, new Date())}`;
  const ends = expiresAt === null ? "does not expire" : `expires on ${dateText(expiresAt)}`;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3 first:pt-0">
      <div className="min-w-0 flex-1 basis-60">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-control">
          <KeyName sent={sent} />
          {mode === "test" && <Badge>Test</Badge>}
          {state === "replaced" && <Badge>Replaced</Badge>}
        </div>
        <p className="text-meta break-all text-text-2">{hint}</p>
        <p className="text-meta text-text-2">{scopes.map(scopeName).join(", ")}</p>
        <p className="text-meta text-text-2">
          {used}, {ends}
        </p>
      </div>
      <div className="flex gap-2">
        {state === "live" && (
          <Button size="sm" aria-haspopup="dialog" aria-label={`Replace ${name}`} onClick={() => onOpen("rotate")}>
            Replace…
          </Button>
        )}
        <Button
          size="sm"
          className="text-neg!"
          aria-haspopup="dialog"
          aria-label={`Revoke ${name}`}
          onClick={() => onOpen("revoke")}
        >
          Revoke…
        </Button>
      </div>
    </li>
  );
}
