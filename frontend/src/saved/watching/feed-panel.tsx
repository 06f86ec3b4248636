import { useEffect, useRef, useState } from "react";
import { failureReason } from "../../client/failure-reason";
import { Button } from "../../ui/button";
import { FIELD_CLASS } from "../../ui/class-names";
import { CopyButton } from "../../ui/copy-button";
import { ErrorNotice } from "../../ui/error-notice";
import { watchingApi } from "./watching-api";

/** The state of the panel: no address; a new one, which is shown; an existing one; or a question before one is replaced or removed. */
type Phase = "none" | "made" | "on" | "replace" | "end";

const SENTENCES: Readonly<Record<Phase, string>> = {
  none: "There is no address yet.",
  made: "Copy an address now: it is not shown again.",
  on: "The address is on. Replace it if you no longer have it.",
  replace: "The old address stops working at once, and feed readers need the new one.",
  end: "Feed readers that use this address get no more changes.",
};

/** The private address of a watched view's feeds: creates, replaces and removes it. */
export default function FeedPanel({ id, hasFeed }: { id: string; hasFeed: boolean }) {
  const [make, made] = watchingApi.useMakeFeedMutation();
  const [end, ended] = watchingApi.useEndFeedMutation();
  const [isOn, setIsOn] = useState(hasFeed);
  const [asked, setAsked] = useState<"replace" | "end">();
  const [failed, setFailed] = useState<{ readonly text: string; readonly reason: string }>();
  const isBusy = made.isLoading || ended.isLoading;
  const phase: Phase = asked ?? (made.data ? "made" : isOn ? "on" : "none");
  const sentence = useFocusOn(phase);

  const run = async (call: () => Promise<{ readonly error?: unknown }>, text: string, on: boolean) => {
    if (isBusy) return;
    setFailed(undefined);
    const { error } = await call();
    if (error !== undefined) {
      const reason = failureReason(error);
      if (reason !== undefined) setFailed({ text, reason });
      return;
    }
    setIsOn(on);
    setAsked(undefined);
  };
  const onMake = () => void run(() => make(id), "The address was not created.", true);
  const onEnd = () => {
    const call = async () => {
      const answer = await end(id);
      if (!answer.error) made.reset();
      return answer;
    };
    void run(call, "The address was not turned off.", false);
  };
  const ask = (what: typeof asked) => {
    setFailed(undefined);
    setAsked(what);
  };
  const busy = isBusy || undefined;
  return (
    <div className="grid gap-4">
      <p className="text-text-2">Anyone with the address can read these changes in a feed reader.</p>
      {failed && <ErrorNotice text={failed.text}>{failed.reason}</ErrorNotice>}
      <p ref={sentence} tabIndex={-1} className="text-control outline-none">
        {SENTENCES[phase]}
      </p>
      {phase === "made" && made.data && (
        <>
          <Address label="JSON Feed" address={made.data.json} />
          <Address label="RSS" address={made.data.rss} />
        </>
      )}
      <div className="flex flex-wrap gap-2">
        {phase === "none" ? (
          <Button variant="primary" aria-disabled={busy} onClick={onMake}>
            {isBusy ? "Creating…" : "Create the address"}
          </Button>
        ) : phase === "replace" ? (
          <Button variant="primary" aria-disabled={busy} onClick={onMake}>
            {isBusy ? "Replacing…" : "Replace it"}
          </Button>
        ) : phase === "end" ? (
          <Button variant="primary" aria-disabled={busy} onClick={onEnd}>
            {isBusy ? "Turning off…" : "Turn it off"}
          </Button>
        ) : (
          <>
            <Button onClick={() => ask("replace")}>Replace the address</Button>
            <Button onClick={() => ask("end")}>Turn off</Button>
          </>
        )}
        {asked && !isBusy && (
          <Button variant="ghost" onClick={() => ask(undefined)}>
            Cancel
          </Button>
        )}
      </div>
    </div>
  );
}

/** Moves the focus when the phase changes, because the pressed button is gone by then. */
function useFocusOn(phase: Phase) {
  const element = useRef<HTMLParagraphElement>(null);
  const shown = useRef(phase);
  useEffect(() => {
    if (shown.current === phase) return;
    shown.current = phase;
    element.current?.focus();
  }, [phase]);
  return element;
}

function Address({ label, address }: { label: string; address: string }) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <input
        readOnly
        aria-label={`${label} address`}
        value={address}
        onFocus={(event) => event.target.select()}
        className={`${FIELD_CLASS} h-10 min-w-0 flex-1 basis-56 coarse:min-h-11`}
      />
      <CopyButton text={address}>Copy {label}</CopyButton>
    </div>
  );
}
