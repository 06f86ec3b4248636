import { isDraftId } from "@earshot/domain/campaigns/brief-draft";
import type { DraftStore } from "@earshot/domain/campaigns/draft-store.port";
import { useEffect, useSyncExternalStore } from "react";
import { randomKey } from "../../client/random-key";
import { savesBeforeLeaving } from "../../platform/leave-server";
import { usePlatform } from "../../platform/use-platform";
import { DraftAutosave, type DraftVersionKey, type AutosaveState } from "./draft-autosave";
import { fieldsOf, tabValue } from "../../platform/tab-value";

/** The draft that this tab writes to. Survives a reload. */
export const currentDraft = tabValue<DraftVersionKey | null>("earshot.campaign-place", (found) => {
  const { id, version } = fieldsOf(found);
  return typeof id === "string" && isDraftId(id) && Number.isInteger(version)
    ? { id, version: version as number }
    : null;
});

const autosaves = new WeakMap<DraftStore, DraftAutosave>();

/** The autosave of this tab's draft; undefined if the platform stores no drafts. */
export function useDraftAutosave(): DraftAutosave | undefined {
  const { drafts } = usePlatform();
  if (!drafts) return undefined;
  return autosaveOf(drafts);
}

function autosaveOf(store: DraftStore): DraftAutosave {
  let autosave = autosaves.get(store);
  if (!autosave) {
    autosave = new DraftAutosave({ store, current: currentDraft, newId: randomKey, now: () => Date.now() });
    autosaves.set(store, autosave);
  }
  return autosave;
}

/** Writes pending text when the form closes, and when the page is hidden or left. */
export function useFlushOnClose(autosave: DraftAutosave | undefined): void {
  useEffect(() => {
    if (!autosave) return;
    const save = () => autosave.flush();
    const flush = () => void save();
    savesBeforeLeaving.add(save);
    document.addEventListener("visibilitychange", flush);
    window.addEventListener("pagehide", flush);
    return () => {
      savesBeforeLeaving.delete(save);
      document.removeEventListener("visibilitychange", flush);
      window.removeEventListener("pagehide", flush);
      flush();
    };
  }, [autosave]);
}

const IDLE: AutosaveState = { kind: "idle" };
const idle = () => IDLE;
const never = () => () => undefined;

/** Whether the text on the screen is stored on this device. */
export function useAutosaveState(autosave: DraftAutosave | undefined): AutosaveState {
  return useSyncExternalStore(autosave?.follow ?? never, autosave?.current ?? idle, idle);
}
