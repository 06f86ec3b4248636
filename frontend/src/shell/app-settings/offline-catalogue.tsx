import { useState } from "react";
import type { OfflineControl, OfflineState } from "../../platform/platform";
import { useFollowed } from "../../platform/use-followed";
import { Button } from "../../ui/button";
import { Panel } from "../../ui/panel";
import { Segmented } from "../../ui/segmented";
import { catalogueDay } from "./catalogue-day";

type Shows = "usual" | "all";
const CHOICES = [
  { value: "usual", label: "100,000 largest" },
  { value: "all", label: "All shows" },
] as const;

/** The catalogue on this device: its state, and a button that downloads a newer one. */
export function OfflineCatalogue({ offline }: { offline: OfflineControl }) {
  const state = useFollowed(offline);
  const [shows, setShows] = useState<Shows>("usual");
  if (!state) return null;
  const busy = state.kind === "downloading" || state.kind === "preparing";
  return (
    <Panel aria-labelledby="app-offline">
      <h2 id="app-offline" className="text-h2">
        Offline catalogue
      </h2>
      <p className="mt-1 text-text-2">
        Search and compare shows offline. Shows you track or have on a list are included.
      </p>
      <Segmented
        label="Shows to download"
        name="offline-shows"
        value={shows}
        options={CHOICES}
        onChange={setShows}
        className="mt-4"
      />
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <p role="status" className="min-w-0 flex-1 basis-60 text-text-2">
          {offlineText(state)}
        </p>
        {busy ? (
          <Button onClick={() => void offline.stop()}>Stop</Button>
        ) : (
          <Button variant="primary" disabled={!state.online} onClick={() => void offline.download(shows)}>
            {state.shows === undefined ? "Download" : "Update"}
          </Button>
        )}
      </div>
      {busy && (
        <progress
          aria-label="Download of the catalogue"
          className="mt-3 h-2 w-full accent-accent"
          max={1}
          {...(state.kind === "downloading" && { value: state.share ?? 0 })}
        />
      )}
    </Panel>
  );
}

function offlineText(state: OfflineState): string {
  const here =
    state.shows === undefined
      ? "No catalogue is on this device yet."
      : `${state.shows.toLocaleString("en-US")} shows, catalogue from ${catalogueDay(state.updatedAt)}.`;
  switch (state.kind) {
    case "downloading":
      return `Downloading: ${Math.round((state.share ?? 0) * 100)}%`;
    case "preparing":
      return "Preparing the search…";
    case "failed":
      // A catalogue that did not open is on this device.
      return state.shows === undefined ? (state.reason ?? here) : `${state.reason ?? ""} ${here}`.trim();
    default:
      return here;
  }
}
