import { useCallback } from "react";
import { useAppDispatch } from "../../client/store";
import { overlayOpened } from "../../navigation/overlay-slice";
import type { DraftText, DraftVersionKey } from "../autosave/draft-autosave";
import { useDraftAutosave } from "../autosave/use-draft-autosave";
import { draftFrom, unsentDraft } from "../requests/request-draft";

/**
 * Opens the request form with a text, after saving the form's current text as a draft. Edits go to the given version of a draft; without
 * one, for a request that was sent before, they start a new draft.
 */
export function useOpenDraft(): (text: DraftText & Partial<DraftVersionKey>) => Promise<void> {
  const dispatch = useAppDispatch();
  const autosave = useDraftAutosave();
  return useCallback(
    async ({ owner, fields, id, version }) => {
      await autosave?.open(id !== undefined && version !== undefined ? { id, version } : null);
      const draft = draftFrom(owner, fields);
      unsentDraft.write(draft);
      dispatch(overlayOpened({ kind: "campaign", about: draft.about }));
    },
    [dispatch, autosave],
  );
}
