import type { DraftFields } from "@earshot/domain/campaigns/brief-draft";
import { useCallback } from "react";
import { useAppDispatch } from "../../client/store";
import { overlayOpened } from "../../navigation/overlay-slice";
import { useDraftAutosave } from "../autosave/use-draft-autosave";
import { draftFrom, unsentDraft } from "../requests/request-draft";

/** Opens the request form with the text of a sent request, as a new one. The form's current text is saved as a draft first. */
export function useSendAgain(owner: string): (fields: DraftFields) => Promise<void> {
  const dispatch = useAppDispatch();
  const autosave = useDraftAutosave();
  return useCallback(
    async (fields) => {
      await autosave?.open(null);
      const draft = draftFrom(owner, fields);
      unsentDraft.write(draft);
      dispatch(overlayOpened({ kind: "campaign", about: draft.about }));
    },
    [dispatch, autosave, owner],
  );
}
