import type { UpdateControl, UpdateState } from "../../platform/platform";
import { Button } from "../../ui/button";
import { useFollowed } from "../../platform/use-followed";

/** The state of updates, and the actions for it. The app never restarts by itself. */
export function UpdateLine({ updates }: { updates: UpdateControl }) {
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
