import { TriangleAlert, X } from "lucide-react";
import { lazy, useEffect, useState } from "react";
import { useAppDispatch, useAppSelector } from "../client/store";
import { offlineText } from "../platform/connection";
import { useOnline } from "../platform/use-online";
import { Button } from "../ui/button";
import { IconButton } from "../ui/icon-button";
import { SparePart } from "../ui/spare-part";
import { playerClosed, selectCurrentEpisodeId } from "./player-slice";

/** Loads the player's code before the first press on play. */
export const loadPlayer = () => import("./player-dock");
/** React keeps a failed import, so each attempt is a component of its own. */
const attempt = (key: number) => ({ key, PlayerDock: lazy(loadPlayer) });

/** Shows the player once an episode was chosen. It is outside of the pages, so that audio continues across them. */
export function PlayerHost() {
  const active = useAppSelector((state) => selectCurrentEpisodeId(state) !== undefined);
  const [{ key, PlayerDock }, setAttempt] = useState(() => attempt(0));
  useEffect(() => {
    document.documentElement.toggleAttribute("data-player", active);
  }, [active]);
  if (!active) return null;
  return (
    <SparePart key={key} missing={<MissingPlayer onReset={() => setAttempt(attempt(key + 1))} />}>
      <PlayerDock />
    </SparePart>
  );
}

/** In the place of the player if its code could not be loaded, for example offline. `onReset` lets it be loaded again. */
function MissingPlayer({ onReset }: { onReset: () => void }) {
  const dispatch = useAppDispatch();
  const online = useOnline();
  return (
    <section
      aria-label="Player"
      data-region="player"
      className="fixed inset-x-0 bottom-0 z-30 flex min-h-(--player-height) items-center gap-2 border-t border-line bg-surface px-4 pb-[env(safe-area-inset-bottom)]"
    >
      <TriangleAlert size={16} className="shrink-0 text-neg" />
      <p role="alert" className="min-w-0 flex-1 text-meta text-neg">
        {online ? "The player could not be loaded." : `${offlineText()}, so the player could not be loaded.`}
      </p>
      <Button size="sm" onClick={onReset}>
        Retry
      </Button>
      <IconButton
        label="Close the player"
        onClick={() => {
          dispatch(playerClosed());
          onReset();
        }}
      >
        <X size={18} />
      </IconButton>
    </section>
  );
}
