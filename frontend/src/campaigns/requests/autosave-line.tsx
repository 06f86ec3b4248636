import { Link } from "react-router-dom";
import { clockTime } from "../autosave/clock-time";
import type { DraftAutosave } from "../autosave/draft-autosave";
import { useAutosaveState } from "../autosave/use-draft-autosave";

/** Where the form's text is stored, and when it was last saved. */
export function AutosaveLine({ autosave, onFollow }: { autosave: DraftAutosave | undefined; onFollow?: () => void }) {
  const state = useAutosaveState(autosave);
  if (!autosave) return <p className="text-meta text-text-2">Your draft stays in this tab until you send it.</p>;
  if (state.kind === "failed") {
    return (
      <p role="status" className="text-meta text-neg">
        This draft isn’t saved: storage is full or off. Copy your text before you close.
      </p>
    );
  }
  return (
    <p className="text-meta text-text-2">
      {state.kind === "kept" ? (
        <>
          Draft saved <time dateTime={new Date(state.at).toISOString()}>{clockTime(new Date(state.at))}</time>.
        </>
      ) : (
        "Your draft stays on this device until you send it."
      )}{" "}
      <Link to="/drafts" onClick={onFollow}>
        All drafts
      </Link>
    </p>
  );
}
