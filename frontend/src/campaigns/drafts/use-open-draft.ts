import type { BriefDraft } from "@earshot/domain/campaigns/brief-draft";
import { useCallback } from "react";
import { useAppDispatch } from "../../client/store";
import { overlayOpened } from "../../navigation/overlay-slice";
import { draftFrom, unsentDraft } from "../requests/request-draft";
import { useDraftAutosave } from "../autosave/use-draft-autosave";

/** Opens the request form with a draft's text, after saving the form's current text. */
export function useOpenDraft(): (draft: BriefDraft) => Promise<void> {
  const dispatch = useAppDispatch();
  const autosave = useDraftAutosave();
  return useCallback(
    async ({ id, owner, version, fields }) => {
      await autosave?.open({ id, version });
      const draft = draftFrom(owner, fields);
      unsentDraft.write(draft);
      dispatch(overlayOpened({ kind: "campaign", about: draft.about }));
    },
    [dispatch, autosave],
  );
}
