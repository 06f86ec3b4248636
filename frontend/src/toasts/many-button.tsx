import { type ReactNode, useState } from "react";
import { failureReason } from "../client/failure-reason";
import { Button } from "../ui/button";
import { useToast } from "./toast";
import { TOAST_MS } from "./toast-slice";

type Show = { readonly id: string; readonly title: string };

type ManyChange = {
  /** Changes one show. Resolves to true if that changed anything. */
  readonly change: (show: Show) => Promise<boolean>;
  /** Undoes the change of one show. */
  readonly undo: (show: Show) => Promise<void>;
  /** "Track", "Tracked": for the button and the messages. */
  readonly verb: string;
  readonly past: string;
  /** Called after all shows were changed, and after that was undone. */
  readonly onDone: () => void;
};

/** A button that changes the selected shows, and shows the progress meanwhile. */
export function ManyButton({ shows, icon, ...how }: ManyChange & { shows: readonly Show[]; icon: ReactNode }) {
  const { run, progress } = useManyChange(how);
  return (
    <Button variant="ghost" aria-disabled={progress !== undefined || undefined} onClick={() => void run(shows)}>
      {icon}
      {progress ?? how.verb}
    </Button>
  );
}

/**
 * Changes several shows, one request after another. `progress` is "3 of 12" while this is running. A single message at the end has the
 * result and Undo.
 */
function useManyChange({ change, undo, verb, past, onDone }: ManyChange) {
  const toast = useToast();
  const [progress, setProgress] = useState<string>();

  const run = async (shows: readonly Show[]) => {
    if (progress !== undefined) return;
    const changed: Show[] = [];
    let failed = 0;
    let reason: string | undefined;
    for (const [index, show] of shows.entries()) {
      setProgress(`${index + 1} of ${shows.length}`);
      try {
        if (await change(show)) changed.push(show);
      } catch (error) {
        failed += 1;
        reason = failureReason(error);
        // The session has ended: all other requests would fail in the same way.
        if (reason === undefined) break;
      }
    }
    setProgress(undefined);
    onDone();
    const undoAll = async () => {
      try {
        for (const show of changed) await undo(show);
        toast(`Undone: ${manyChanged(past, changed.length, 0).toLowerCase()}`, "neutral");
      } catch (error) {
        const why = failureReason(error);
        if (why) toast(`We couldn’t undo everything. ${why}`, "error");
      }
      onDone();
    };
    if (failed > 0 && reason) toast(`${verb}: ${failed} of ${shows.length} failed. ${reason}`, "error");
    if (changed.length === 0 && failed > 0) return;
    const text = manyChanged(past, changed.length, shows.length - changed.length - failed);
    if (changed.length === 0) toast(text, "neutral");
    else toast(text, "success", TOAST_MS.undo, { label: "Undo", run: () => void undoAll() });
  };
  return { run, progress };
}

/** "Tracked 12 shows", "Tracked 10 shows, 2 already were". */
export function manyChanged(past: string, changed: number, already: number): string {
  if (changed === 0) return already === 1 ? "It already was" : `All ${already} already were`;
  const done = `${past} ${changed} ${changed === 1 ? "show" : "shows"}`;
  return already === 0 ? done : `${done}, ${already} already ${already === 1 ? "was" : "were"}`;
}
