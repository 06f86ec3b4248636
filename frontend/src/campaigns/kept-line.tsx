import { Link } from "react-router-dom";
import { clockTime } from "./clock-time";
import type { DraftKeeper } from "./draft-keeper";
import { useKeepState } from "./use-draft-keeper";

/** Where the text of the form is kept, and since when. */
export function KeptLine({ keeper, onFollow }: { keeper: DraftKeeper | undefined; onFollow: () => void }) {
  const state = useKeepState(keeper);
  if (!keeper) return <p className="text-meta text-text-2">Your draft is kept in this tab until you send it.</p>;
  if (state.kind === "failed") {
    return (
      <p role="status" className="text-meta text-neg">
        This draft is not kept: storage is full or off. Copy your text before you close.
      </p>
    );
  }
  return (
    <p className="text-meta text-text-2">
      {state.kind === "kept" ? (
        <>
          Draft kept <time dateTime={new Date(state.at).toISOString()}>{clockTime(new Date(state.at))}</time>.
        </>
      ) : (
        "Your draft is kept on this device until you send it."
      )}{" "}
      <Link to="/drafts" onClick={onFollow}>
        All drafts
      </Link>
    </p>
  );
}
