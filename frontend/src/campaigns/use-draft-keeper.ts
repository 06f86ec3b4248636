import { isDraftId } from "@earshot/domain/campaigns/brief-draft";
import type { DraftStore } from "@earshot/domain/campaigns/draft-store.port";
import { useEffect, useSyncExternalStore } from "react";
import { usePlatform } from "../platform/use-platform";
import { randomKey } from "./attempt";
import { DraftKeeper, type DraftPlace, type KeepState } from "./draft-keeper";
import { fieldsOf, keptInTab } from "./kept";

/** The draft that this tab writes. It survives a reload. */
export const keptPlace = keptInTab<DraftPlace | null>("earshot.campaign-place", (found) => {
  const { id, version } = fieldsOf(found);
  return typeof id === "string" && isDraftId(id) && Number.isInteger(version)
    ? { id, version: version as number }
    : null;
});

const keepers = new WeakMap<DraftStore, DraftKeeper>();

/** The keeper of this tab's draft; undefined where the platform keeps no drafts. */
export function useDraftKeeper(): DraftKeeper | undefined {
  const { drafts } = usePlatform();
  if (!drafts) return undefined;
  return keeperOf(drafts);
}

function keeperOf(store: DraftStore): DraftKeeper {
  let keeper = keepers.get(store);
  if (!keeper) {
    keeper = new DraftKeeper({ store, place: keptPlace, newId: randomKey, now: () => Date.now() });
    keepers.set(store, keeper);
  }
  return keeper;
}

/** Writes what is due when the form closes, when the page is hidden and when it is left. */
export function useFlushOnClose(keeper: DraftKeeper | undefined): void {
  useEffect(() => {
    if (!keeper) return;
    const flush = () => void keeper.flush();
    document.addEventListener("visibilitychange", flush);
    window.addEventListener("pagehide", flush);
    return () => {
      document.removeEventListener("visibilitychange", flush);
      window.removeEventListener("pagehide", flush);
      flush();
    };
  }, [keeper]);
}

const IDLE: KeepState = { kind: "idle" };
const idle = () => IDLE;
const never = () => () => undefined;

/** How far the text on the screen is on this device. */
export function useKeepState(keeper: DraftKeeper | undefined): KeepState {
  return useSyncExternalStore(keeper?.follow ?? never, keeper?.current ?? idle, idle);
}
