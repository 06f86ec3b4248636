import { counted } from "@earshot/domain/shared/text/format-count";
import type { SentDelivery, SentWebhook } from "@earshot/backend/webhooks/webhooks.schemas";
import { useState } from "react";
import { authFailure } from "../accounts/fields/auth-message";
import { agoText } from "../accounts/settings/date-text";
import { NotLoaded } from "../accounts/settings/not-loaded";
import { useToast } from "../toasts/toast";
import { Badge, type BadgeTone } from "../ui/badge";
import { Button } from "../ui/button";
import { ErrorNotice } from "../ui/error-notice";
import {
  useDeliveriesQuery,
  useKnownDeliveries,
  useReplayDeliveryMutation,
  useReplayFailedMutation,
  useTestWebhookMutation,
} from "./webhooks-api";

/** While a message waits, the log is asked again: it usually goes out within a second. */
const POLL_MS = 1_500;

const STATES: Readonly<Record<SentDelivery["state"], readonly [tone: BadgeTone, word: string]>> = {
  pending: ["neutral", "Waiting"],
  delivered: ["pos", "Delivered"],
  failed: ["signal", "Trying again"],
  exhausted: ["neg", "Failed"],
};

/** The deliveries of a webhook, which can be sent again. */
export function DeliveryLog({ sent }: { sent: SentWebhook }) {
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const page = { id: sent.id, cursor: cursors.at(-1) };
  const waits = useKnownDeliveries(page).data?.deliveries.some(({ state }) => state === "pending") ?? false;
  const { data, error, isFetching, refetch } = useDeliveriesQuery(page, {
    pollingInterval: waits ? POLL_MS : 0,
    skipPollingIfUnfocused: true,
  });
  const [test, testing] = useTestWebhookMutation();
  const [replayFailed, replaying] = useReplayFailedMutation();
  const [replay, replayingOne] = useReplayDeliveryMutation();
  const toast = useToast();
  const isDisabled = sent.state === "disabled";
  const failure = testing.error ?? replaying.error ?? replayingOne.error;
  /** Loads the log again after the action. */
  const after = (done: Promise<string>) =>
    void done.then(
      (text) => {
        toast(text);
        void refetch();
      },
      () => undefined,
    );
  const sendTest = () => after(test(sent.id).unwrap().then(() => "Test sent")); // prettier-ignore
  const sendFailed = () =>
    after(
      replayFailed({ id: sent.id, from: sent.createdAt })
        .unwrap()
        .then(({ deliveries }) => (deliveries === 0 ? "Nothing failed" : `${deliveries} sent again`)),
    );
  const sendAgain = (deliveryId: string) => after(replay({ id: sent.id, deliveryId }).unwrap().then(() => "Sent again")); // prettier-ignore
  return (
    <>
      <p className="mb-3 text-meta break-all text-text-2">{sent.url}</p>
      <div className="mb-4 flex flex-wrap gap-2">
        <Button size="sm" aria-disabled={isDisabled || testing.isLoading} onClick={() => !isDisabled && sendTest()}>
          Send a test
        </Button>
        <Button size="sm" aria-disabled={isDisabled || replaying.isLoading} onClick={() => !isDisabled && sendFailed()}>
          Replay failed
        </Button>
        <Button size="sm" aria-disabled={isFetching} onClick={() => void refetch()}>
          Refresh
        </Button>
      </div>
      {isDisabled && <p className="mb-4 text-meta text-text-2">Enable the webhook to send anything.</p>}
      {failure !== undefined && <ErrorNotice text={authFailure(failure).text} className="mb-4" />}
      {data === undefined ? (
        <NotLoaded query={{ error, isFetching, refetch }} className="h-40" />
      ) : data.deliveries.length === 0 ? (
        <p className="text-text-2">Nothing has been sent yet.</p>
      ) : (
        <ul aria-label="Deliveries" aria-busy={isFetching} className="rows">
          {data.deliveries.map((one) => (
            <Row key={one.id} one={one} onReplay={isDisabled ? undefined : () => sendAgain(one.id)} />
          ))}
        </ul>
      )}
      {(cursors.length > 0 || (data?.nextCursor ?? null) !== null) && (
        <div className="mt-4 flex gap-2">
          {cursors.length > 0 && (
            <Button size="sm" onClick={() => setCursors((known) => known.slice(0, -1))}>
              Newer
            </Button>
          )}
          {typeof data?.nextCursor === "string" && (
            <Button size="sm" onClick={() => setCursors((known) => [...known, data.nextCursor ?? ""])}>
              Older
            </Button>
          )}
        </div>
      )}
    </>
  );
}

function Row({ one, onReplay }: { one: SentDelivery; onReplay: (() => void) | undefined }) {
  const [tone, word] = STATES[one.state];
  const ago = agoText(one.createdAt, new Date());
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-center gap-2 text-control">
          <span>{one.type}</span>
          <Badge tone={tone}>{word}</Badge>
        </p>
        <p className="text-meta break-words text-text-2">
          {ago}
          {one.tries > 0 && `, ${counted(one.tries, "try", "tries")}`}
          {one.status !== null && `, status ${one.status}`}
          {one.error !== null && one.status === null && `: ${one.error}`}
        </p>
      </div>
      {onReplay && one.state !== "pending" && (
        <Button size="sm" aria-label={`Replay ${one.type}, ${ago}`} onClick={onReplay}>
          Replay
        </Button>
      )}
    </li>
  );
}
