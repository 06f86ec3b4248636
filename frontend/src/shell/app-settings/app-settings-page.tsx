import { pageMetadata } from "@earshot/domain/site/pages";
import { type ReactNode, useEffect, useState } from "react";
import { usePage } from "../../navigation/use-page";
import type { AppControl, AppFacts, UpdateControl, UpdateState } from "../../platform/platform";
import { usePlatform } from "../../platform/use-platform";
import { NoticeSettings } from "./notice-settings";
import { OfflineCatalogue } from "./offline-catalogue";
import { ServerChoice } from "./server-choice";
import { Button } from "../../ui/button";
import { Panel } from "../../ui/panel";
import { useToast } from "../../toasts/toast";
import { useFollowed } from "../../platform/use-followed";

/** The desktop app's settings, which are stored on this device. */
export function Component() {
  usePage(pageMetadata("/app-settings"));
  const { app } = usePlatform();
  return (
    <div className="max-w-[720px] py-6">
      <h1 className="text-h1">Desktop app</h1>
      {app ? <Settings app={app} /> : <p className="mt-3 text-text-2">These settings are part of the desktop app.</p>}
    </div>
  );
}

function Settings({ app }: { app: AppControl }) {
  const facts: AppFacts | undefined = usePromise(app.facts);
  const preferences = usePromise(app.preferences);
  const { updates, offline } = usePlatform();
  if (!facts || !preferences) return null;
  return (
    <div className="mt-6 grid gap-4">
      <ServerChoice app={app} server={facts.server} />
      {offline && <OfflineCatalogue offline={offline} />}
      <NoticeSettings app={app} first={preferences} />
      <AboutApp app={app} facts={facts}>
        {updates && facts.updates && <UpdateLine updates={updates} />}
      </AboutApp>
    </div>
  );
}

/** The result of a request that runs once; undefined until it resolves. `ask` must be the same function on every render. */
function usePromise<Answer>(ask: () => Promise<Answer>): Answer | undefined {
  const [answer, setAnswer] = useState<Answer>();
  useEffect(() => {
    let current = true;
    ask().then(
      (found) => current && setAnswer(found),
      () => undefined,
    );
    return () => void (current = false);
  }, [ask]);
  return answer;
}

/** The version, updates, how the sign-in is stored, and how to report a problem. */
function AboutApp({ app, facts, children }: { app: AppControl; facts: AppFacts; children: ReactNode }) {
  const toast = useToast();
  const save = () =>
    void app.saveReport().then(
      (path) => path !== null && toast(`Saved ${path.split(/[\\/]/).at(-1)}`, "success"),
      (error: unknown) => toast(error instanceof Error ? error.message : "The report was not saved.", "error"),
    );
  const { crashes } = facts;
  return (
    <Panel aria-labelledby="app-about">
      <h2 id="app-about" className="text-h2">
        About
      </h2>
      <p className="mt-1">Version {facts.version}</p>
      {children}
      {!facts.keepsSignIn && (
        <p className="mt-3 rounded-card bg-signal-soft px-4 py-3 text-signal-ink">
          This system has no secure storage, so you’re signed out when the app closes.
        </p>
      )}
      <h3 className="mt-5 text-h3">Problems</h3>
      <p className="mt-1 text-text-2">
        {crashes === 0 ? "No crashes recorded." : crashes === 1 ? "1 crash recorded." : `${crashes} crashes recorded.`}{" "}
        Reports stay on this device until you save one and send it yourself.
      </p>
      <Button className="mt-3" onClick={save}>
        Save a report…
      </Button>
    </Panel>
  );
}

/** The state of updates, and the actions for it. The app never restarts by itself. */
function UpdateLine({ updates }: { updates: UpdateControl }) {
  const state = useFollowed(updates);
  if (!state) return null;
  const busy = state.kind === "checking" || state.kind === "downloading";
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
      <p role="status" className="min-w-0 flex-1 basis-60 text-text-2">
        {updateText(state)}
      </p>
      {state.kind === "ready" ? (
        <Button variant="primary" onClick={() => void updates.restart()}>
          Restart to update
        </Button>
      ) : (
        <Button disabled={busy} onClick={() => void updates.check()}>
          Check for updates
        </Button>
      )}
    </div>
  );
}

function updateText(state: UpdateState): string {
  switch (state.kind) {
    case "current":
      return "You have the latest version.";
    case "checking":
      return "Checking for updates…";
    case "downloading":
      return `Downloading version ${state.version}: ${Math.round(state.share * 100)}%`;
    case "ready":
      return `Version ${state.version} is ready.`;
    case "elsewhere":
      return `Version ${state.version} is at ${state.address}`;
    case "failed":
      return state.reason;
  }
}
