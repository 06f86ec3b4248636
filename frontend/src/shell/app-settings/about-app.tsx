import type { ReactNode } from "react";
import type { AppControl, AppFacts } from "../../platform/platform";
import { Button } from "../../ui/button";
import { Panel } from "../../ui/panel";
import { useToast } from "../../toasts/toast";

/** The version, updates, how the sign-in is stored, and how to report a problem. */
export function AboutApp({ app, facts, children }: { app: AppControl; facts: AppFacts; children: ReactNode }) {
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
