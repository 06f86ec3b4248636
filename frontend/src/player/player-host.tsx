import { lazy, Suspense, useEffect } from "react";
import { useAppSelector } from "../client/store";
import { selectCurrentEpisodeId } from "./player-slice";

/** Loads the player's code before the first press on play. */
export const loadPlayer = () => import("./player-dock");
const PlayerDock = lazy(loadPlayer);

/** Shows the player once an episode was chosen. It is outside of the pages, so that audio continues across them. */
export function PlayerHost() {
  const active = useAppSelector((state) => selectCurrentEpisodeId(state) !== undefined);
  useEffect(() => {
    document.documentElement.toggleAttribute("data-player", active);
  }, [active]);
  if (!active) return null;
  return (
    <Suspense fallback={null}>
      <PlayerDock />
    </Suspense>
  );
}
