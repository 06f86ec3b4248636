import type { BriefDraft } from "@earshot/domain/campaigns/brief-draft";
import { useCallback } from "react";
import { useAppDispatch } from "../client/store";
import { overlayOpened } from "../navigation/overlay-slice";
import { draftFrom, keptDraft } from "./request-draft";
import { useDraftKeeper } from "./use-draft-keeper";

/** Goes on with a draft: the request form opens with its text. What was being written here before is kept first. */
export function useOpenDraft(): (draft: BriefDraft) => Promise<void> {
  const dispatch = useAppDispatch();
  const keeper = useDraftKeeper();
  return useCallback(
    async ({ id, owner, version, fields }) => {
      await keeper?.open({ id, version });
      const draft = draftFrom(owner, fields);
      keptDraft.write(draft);
      dispatch(overlayOpened({ kind: "campaign", about: draft.about }));
    },
    [dispatch, keeper],
  );
}
