import type { SentWebhook } from "@earshot/backend/webhooks/webhooks.schemas";
import { useRef, useState } from "react";
import { authFailure } from "../accounts/fields/auth-message";
import { NotLoaded } from "../accounts/settings/not-loaded";
import { Setting, SettingForm } from "../accounts/settings/setting";
import { useToast } from "../toasts/toast";
import { Badge } from "../ui/badge";
import { Button } from "../ui/button";
import { ErrorNotice } from "../ui/error-notice";
import { Dialog } from "../ui/overlay/dialog";
import { DeliveryLog } from "./delivery-log";
import { eventName } from "./event-names";
import { CreateWebhook, RotateSecret } from "./webhook-forms";
import { useChangeWebhookMutation, useDeleteWebhookMutation, useWebhooksQuery } from "./webhooks-api";

type What = "log" | "rotate" | "delete";
type Opened = { readonly what: "create" } | { readonly what: What; readonly id: string };

const TITLES = {
  create: "Create a webhook",
  log: "Deliveries",
  rotate: "Replace the secret?",
  delete: "Delete this webhook?",
} as const;

/** The account's webhooks: a part of the API usage page that loads separately. */
export default function WebhooksSetting() {
  const { data, ...query } = useWebhooksQuery();
  const [opened, setOpened] = useState<Opened>();
  const list = useRef<HTMLUListElement>(null);
  const [remove] = useDeleteWebhookMutation();
  const toast = useToast();
  const close = () => setOpened(undefined);
  const deleted = () => {
    close();
    // The row with the pressed button is gone.
    list.current?.focus();
    toast("Webhook deleted");
  };
  const id = opened && opened.what !== "create" ? opened.id : undefined;
  const shown = data?.webhooks.find((one) => one.id === id);
  return (
    <Setting title="Webhooks" anchor="webhooks" about="We send signed events to your own programs.">
      {data === undefined ? (
        <NotLoaded query={query} />
      ) : (
        <>
          {data.webhooks.length === 0 && <p className="mb-4 text-text-2">You have no webhooks yet.</p>}
          <ul ref={list} tabIndex={-1} aria-label="Webhooks" className="rows">
            {data.webhooks.map((one) => (
              <Row key={one.id} sent={one} onOpen={(what) => setOpened({ what, id: one.id })} />
            ))}
          </ul>
          {data.webhooks.length < data.most ? (
            <Button className="mt-4" aria-haspopup="dialog" onClick={() => setOpened({ what: "create" })}>
              Create webhook…
            </Button>
          ) : (
            <p className="mt-4 text-meta text-text-2">
              Your plan allows {data.most} webhooks. Delete one to add another.
            </p>
          )}
        </>
      )}
      <Dialog
        isOpen={opened !== undefined}
        onClose={close}
        title={TITLES[opened?.what ?? "create"]}
        size={opened?.what === "log" ? "md" : "sm"}
        role={opened?.what === "delete" ? "alertdialog" : "dialog"}
      >
        {opened?.what === "create" && <CreateWebhook onDone={close} />}
        {opened?.what === "log" && shown && <DeliveryLog sent={shown} />}
        {opened?.what === "rotate" && shown && <RotateSecret sent={shown} onDone={close} />}
        {opened?.what === "delete" && shown && (
          <SettingForm
            label="Delete this webhook"
            action={["Delete webhook", "Deleting…"]}
            danger
            save={() => remove(shown.id).unwrap()}
            onSaved={deleted}
            onCancel={close}
          >
            {() => (
              <p className="break-all text-text-2">Nothing more is sent to {shown.url}. Its log is deleted too.</p>
            )}
          </SettingForm>
        )}
      </Dialog>
    </Setting>
  );
}

function Row({ sent, onOpen }: { sent: SentWebhook; onOpen: (what: What) => void }) {
  const { id, url, events, state, disabledBy } = sent;
  const [change, { error, isLoading }] = useChangeWebhookMutation();
  const isDisabled = state === "disabled";
  const host = URL.parse(url)?.host ?? url;
  return (
    <li className="py-3 first:pt-0">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-control">
        <span className="min-w-0 break-all">{url}</span>
        {state === "failing" && <Badge tone="signal">Failing</Badge>}
        {isDisabled && <Badge tone="neg">Disabled</Badge>}
      </p>
      <p className="text-meta text-text-2">{events.map(eventName).join(", ")}</p>
      {disabledBy === "auto" && <p className="text-meta text-text-2">It failed for five days.</p>}
      {disabledBy === "410" && <p className="text-meta text-text-2">It returned 410, so we stopped sending.</p>}
      {error !== undefined && <ErrorNotice text={authFailure(error).text} className="mt-2" />}
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="sm" aria-haspopup="dialog" aria-label={`Deliveries to ${host}`} onClick={() => onOpen("log")}>
          Deliveries…
        </Button>
        <Button
          size="sm"
          aria-disabled={isLoading}
          aria-label={`${isDisabled ? "Enable" : "Disable"} ${host}`}
          onClick={() => !isLoading && void change({ id, enabled: isDisabled })}
        >
          {isDisabled ? "Enable" : "Disable"}
        </Button>
        <Button
          size="sm"
          aria-haspopup="dialog"
          aria-label={`Replace secret of ${host}`}
          onClick={() => onOpen("rotate")}
        >
          Replace secret…
        </Button>
        <Button
          size="sm"
          className="text-neg!"
          aria-haspopup="dialog"
          aria-label={`Delete ${host}`}
          onClick={() => onOpen("delete")}
        >
          Delete…
        </Button>
      </div>
    </li>
  );
}
