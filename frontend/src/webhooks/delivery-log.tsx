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
  /** Of the pages that were opened, newest first; the first page has none. */
  const [cursors, setCursors] = useState<readonly (string | undefined)[]>([undefined]);
  const [at, setAt] = useState(0);
  const page = { id: sent.id, cursor: cursors[at] };
  const waits = useKnownDeliveries(page).data?.deliveries.some(({ state }) => state === "pending") ?? false;
  const { data, currentData, error, isFetching, refetch } = useDeliveriesQuery(page, {
    pollingInterval: waits ? POLL_MS : 0,
    skipPollingIfUnfocused: true,
  });
  const [test, testing] = useTestWebhookMutation();
  const [replayFailed, replaying] = useReplayFailedMutation();
  const [replay, replayingOne] = useReplayDeliveryMutation();
  const toast = useToast();
  const isDisabled = sent.state === "disabled";
  const older = currentData?.nextCursor ?? undefined;
  const openOlder = () => {
    setCursors([...cursors.slice(0, at + 1), older]);
    setAt(at + 1);
  };
  /** Each press sends something to the webhook's server. */
  const isClosed = isDisabled || testing.isLoading || replaying.isLoading || replayingOne.isLoading;
  const failure = testing.error ?? replaying.error ?? replayingOne.error ?? (currentData && error);
  // If another page fails to load, this one is not in its place.
  const shown = error === undefined ? data : currentData;
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
        <Button size="sm" aria-disabled={isClosed} onClick={() => !isClosed && sendTest()}>
          Send a test
        </Button>
        <Button size="sm" aria-disabled={isClosed} onClick={() => !isClosed && sendFailed()}>
          Replay failed
        </Button>
        <Button size="sm" aria-disabled={isFetching} onClick={() => void refetch()}>
          Refresh
        </Button>
      </div>
      {isDisabled && <p className="mb-4 text-meta text-text-2">Enable the webhook to send anything.</p>}
      {failure !== undefined && <ErrorNotice text={authFailure(failure).text} className="mb-4" />}
      {shown === undefined ? (
        <NotLoaded query={{ error, isFetching, refetch }} className="h-40" />
      ) : shown.deliveries.length === 0 ? (
        <p className="text-text-2">Nothing has been sent yet.</p>
      ) : (
        <ul aria-label="Deliveries" aria-busy={isFetching} className="rows">
          {shown.deliveries.map((one) => (
            <Row
              key={one.id}
              one={one}
              isSending={
                replaying.isLoading || (replayingOne.isLoading && replayingOne.originalArgs?.deliveryId === one.id)
              }
              onReplay={isDisabled ? undefined : () => sendAgain(one.id)}
            />
          ))}
        </ul>
      )}
      {/* Both remain, so that the focus does. */}
      {(cursors.length > 1 || older !== undefined) && (
        <div className="mt-4 flex gap-2">
          <Button size="sm" aria-disabled={at === 0} onClick={() => at > 0 && setAt(at - 1)}>
            Newer
          </Button>
          <Button size="sm" aria-disabled={older === undefined} onClick={() => older !== undefined && openOlder()}>
            Older
          </Button>
        </div>
      )}
    </>
  );
}

type RowProps = { one: SentDelivery; isSending: boolean; onReplay: (() => void) | undefined };

function Row({ one, isSending, onReplay }: RowProps) {
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
        <Button
          size="sm"
          aria-label={`Replay ${one.type}, ${ago}`}
          aria-disabled={isSending}
          onClick={() => !isSending && onReplay()}
        >
          Replay
        </Button>
      )}
    </li>
  );
}
