import type { BriefDraft } from "@earshot/domain/campaigns/brief-draft";
import { draftTitle } from "@earshot/domain/campaigns/brief-draft";
import { useCallback, useEffect, useRef, useState } from "react";
import { usePlatform } from "../../platform/use-platform";
import { useToast } from "../../toasts/toast";
import { unsentDraft, NO_DRAFT } from "../requests/request-draft";
import { currentDraft, useDraftAutosave } from "../autosave/use-draft-autosave";

/** How long a deletion can be undone, in milliseconds. */
const UNDO_MS = 8_000;

/** Deletes drafts: they are hidden at once, and deleted when the time for "Undo" is over or the page is left. */
export function useDraftRemovals(reload: () => void) {
  const { drafts } = usePlatform();
  const autosave = useDraftAutosave();
  const toast = useToast();
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const pending = useRef(new Map<string, ReturnType<typeof setTimeout>>());

  const finish = useCallback(
    async (id: string) => {
      clearTimeout(pending.current.get(id));
      if (!pending.current.delete(id)) return;
      if (currentDraft.read()?.id === id) {
        unsentDraft.write(NO_DRAFT);
        await autosave?.forget();
      } else await drafts?.remove(id).catch(() => undefined);
      reload();
    },
    [drafts, autosave, reload],
  );
  useEffect(() => {
    const waiting = pending.current;
    const all = () => [...waiting.keys()].forEach((id) => void finish(id));
    window.addEventListener("pagehide", all);
    return () => {
      window.removeEventListener("pagehide", all);
      all();
    };
  }, [finish]);

  const remove = (draft: BriefDraft) => {
    const { id } = draft;
    setHidden((now) => new Set(now).add(id));
    pending.current.set(
      id,
      setTimeout(() => void finish(id), UNDO_MS),
    );
    const undo = () => {
      clearTimeout(pending.current.get(id));
      pending.current.delete(id);
      setHidden((now) => new Set([...now].filter((one) => one !== id)));
    };
    toast(`Deleted: ${draftTitle(draft)}`, "neutral", UNDO_MS, { label: "Undo", run: undo });
  };
  return { hidden, remove };
}
