import type { OpenSession } from "@earshot/backend/accounts/account/account.schemas";
import { Laptop, Monitor, Smartphone } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useToast } from "../../toasts/toast";
import { Badge } from "../../ui/badge";
import { Button } from "../../ui/button";
import { ErrorNotice } from "../../ui/error-notice";
import { useEndOtherSessionsMutation, useEndSessionMutation, useOpenSessionsQuery } from "./account-api";
import { authFailure } from "../fields/auth-message";
import { agoText, dateText } from "./date-text";
import { deviceName } from "./device-name";
import { NotLoaded } from "./not-loaded";
import { Setting } from "./setting";

/** The account's sessions, each with a button that ends it. */
export function SessionList() {
  const { data: sessions, ...query } = useOpenSessionsQuery();
  const [end, ending] = useEndSessionMutation();
  const [endOthers, endingOthers] = useEndOtherSessionsMutation();
  const toast = useToast();
  const list = useRef<HTMLUListElement>(null);
  const failed = ending.error ?? endingOthers.error;
  const busy = ending.isLoading || endingOthers.isLoading;
  const others = sessions?.filter(({ current }) => !current).length ?? 0;
  // The focused row no longer exists by then.
  const done = (message: string) => {
    list.current?.focus();
    toast(message);
  };
  return (
    <Setting
      title="Sessions"
      about="Where you’re signed in. End any session you don’t recognize, then change your password."
    >
      {sessions === undefined && <NotLoaded query={query} />}
      {failed !== undefined && <ErrorNotice text={authFailure(failed).text} className="mb-3" />}
      <ul ref={list} tabIndex={-1} aria-label="Sessions" className="-my-3 rows">
        {sessions?.map((session) => (
          <Row
            key={session.id}
            session={session}
            busy={busy}
            onEnd={() => void end(session.id).then(({ error }) => !error && done("Session ended"))}
          />
        ))}
      </ul>
      {others > 1 && (
        <Button
          size="sm"
          className="mt-6"
          aria-disabled={busy}
          onClick={() => !busy && void endOthers().then(({ error }) => !error && done("All other sessions ended"))}
        >
          End all other sessions
        </Button>
      )}
    </Setting>
  );
}

function Row({ session, busy, onEnd }: { session: OpenSession; busy: boolean; onEnd: () => void }) {
  const { userAgent, kind, current, lastSeenAt, createdAt } = session;
  const now = useNow();
  const name = deviceName(userAgent, kind);
  const Icon = kind === "desktop" ? Monitor : /iPhone|Android|Mobile/.test(userAgent) ? Smartphone : Laptop;
  return (
    <li className="flex min-h-16 flex-wrap items-center gap-x-3 gap-y-1 py-3">
      <Icon size={20} className="shrink-0 text-text-2" aria-hidden="true" />
      <div className="min-w-0 flex-1 basis-40">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-control">
          {name}
          {current && <Badge tone="accent">This device</Badge>}
        </p>
        <p className="text-meta text-text-2">
          {current ? "Active now" : `Last seen ${agoText(lastSeenAt, now)}`}, signed in on {dateText(createdAt)}
        </p>
      </div>
      {!current && (
        <Button
          size="sm"
          aria-disabled={busy}
          aria-label={`End session: ${name}, last seen ${agoText(lastSeenAt, now)}`}
          onClick={() => !busy && onEnd()}
        >
          End session
        </Button>
      )}
    </li>
  );
}

/** The current time, updated every minute. */
function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
