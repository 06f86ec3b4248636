import { useCallback } from "react";
import { draftTitle } from "@earshot/domain/campaigns/brief-draft";
import { usePlatform } from "../../platform/use-platform";
import { BriefRefused } from "./brief-refused";
import { campaignBody, type Sending, useSendCampaignRequestMutation } from "./campaign-api";
import { unsentDraft, storedFields } from "./request-draft";
import { currentDraft } from "../autosave/use-draft-autosave";

/**
 * Delivers a brief: to the platform's outbox, which survives a crash and sends it once there is a connection, otherwise to the server.
 * "later": the outbox will send it; "held": once its account signs in again. Rejects with BriefRefused or the error of the request.
 */
export function useDeliver(): (sending: Sending) => Promise<"taken" | "later" | "held"> {
  const { outbox } = usePlatform();
  const [send] = useSendCampaignRequestMutation();
  return useCallback(
    async (sending) => {
      if (!outbox) {
        await send(sending).unwrap();
        return "taken";
      }
      const draft = unsentDraft.read();
      const outcome = await outbox.send({
        key: sending.key,
        body: JSON.stringify(campaignBody(sending)),
        title: draftTitle({ fields: storedFields(draft) }),
        draftId: currentDraft.read()?.id ?? null,
        owner: draft.owner,
      });
      if (outcome.kind === "later" && outcome.held) return "held";
      if (outcome.kind !== "refused") return outcome.kind;
      // The form shows the reason and still has the text, so the refused copy is no longer needed.
      await outbox.remove(sending.key);
      throw new BriefRefused(outcome.reason);
    },
    [outbox, send],
  );
}
