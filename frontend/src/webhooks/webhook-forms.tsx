import type { SentWebhook } from "@earshot/backend/webhooks/webhooks.schemas";
import {
  SECRET_GRACE_HOURS,
  WEBHOOK_EVENTS,
  WEBHOOK_URL_MAX,
  type WebhookEvent,
} from "@earshot/domain/webhooks/webhook";
import { useState } from "react";
import { CheckList } from "../accounts/settings/check-list";
import { GraceSelect } from "../accounts/settings/grace-select";
import { NewSecret } from "../accounts/settings/new-secret";
import { type Fault, SettingForm } from "../accounts/settings/setting";
import { TextField } from "../ui/text-field";
import { eventName } from "./event-names";
import { useCreateWebhookMutation, useRotateWebhookSecretMutation } from "./webhooks-api";

const SECRET = "This secret signs what we send.";

/** The address and events of a new webhook; after that, its secret. */
export function CreateWebhook({ onDone }: { onDone: () => void }) {
  const [create] = useCreateWebhookMutation();
  const [secret, setSecret] = useState<string>();
  const [url, setUrl] = useState("");
  const [events, setEvents] = useState<readonly WebhookEvent[]>(WEBHOOK_EVENTS);
  if (secret !== undefined) return <NewSecret about={SECRET} secret={secret} onDone={onDone} />;
  const check = (): Fault | undefined => {
    if (url.trim() === "") return { path: "url", message: "Enter an https address." };
    return events.length === 0 ? { path: "events", message: "Choose at least one event." } : undefined;
  };
  const save = async () => setSecret((await create({ url: url.trim(), events: [...events] }).unwrap()).secret ?? "");
  return (
    <SettingForm label="Create a webhook" action={["Create webhook", "Creating…"]} check={check} save={save}>
      {(errorOf) => (
        <>
          <TextField
            label="Address"
            name="url"
            type="url"
            inputMode="url"
            placeholder="https://"
            maxLength={WEBHOOK_URL_MAX}
            value={url}
            onChange={(event) => setUrl(event.target.value)}
            error={errorOf("url")}
          />
          <CheckList
            legend="Events it receives"
            name="events"
            values={WEBHOOK_EVENTS}
            checked={events}
            labelOf={eventName}
            invalid={errorOf("events") !== undefined}
            onChange={setEvents}
          />
        </>
      )}
    </SettingForm>
  );
}

/** Asks how long the old secret should still sign deliveries, then shows the new one. */
export function RotateSecret({ sent, onDone }: { sent: SentWebhook; onDone: () => void }) {
  const [rotate] = useRotateWebhookSecretMutation();
  const [secret, setSecret] = useState<string>();
  const [graceHours, setGrace] = useState(SECRET_GRACE_HOURS);
  if (secret !== undefined) return <NewSecret about={SECRET} secret={secret} onDone={onDone} />;
  return (
    <>
      <p className="mb-4 text-text-2">Meanwhile each message has both signatures, so nothing gets lost.</p>
      <SettingForm
        label="Replace the secret"
        action={["Replace secret", "Replacing…"]}
        save={async () => setSecret((await rotate({ id: sent.id, graceHours }).unwrap()).secret ?? "")}
        onCancel={onDone}
      >
        {() => <GraceSelect label="How long the old secret signs" hours={graceHours} onChange={setGrace} />}
      </SettingForm>
    </>
  );
}
