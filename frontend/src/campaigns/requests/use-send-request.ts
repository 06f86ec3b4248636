import { CAMPAIGN_FAILED, type CampaignRequest } from "@earshot/domain/campaigns/requests/campaign-request";
import { minimumFillDelayMs } from "@earshot/domain/shared/form-trap";
import { useCallback, useEffect, useRef, useState } from "react";
import { draftTitle } from "@earshot/domain/campaigns/brief-draft";
import { isKeySpent } from "../../client/api-error";
import { useToast } from "../../toasts/toast";
import { attemptDone, attemptKey } from "../autosave/attempt";
import { BriefRefused } from "./brief-refused";
import { lastRequest, NO_DRAFT, type RequestValues, storedFields, unsentDraft } from "./request-draft";
import { type RequestFailure, requestFailure } from "./request-failure";
import { noteSent } from "./sent-requests";
import { currentDraft, useDraftAutosave } from "../autosave/use-draft-autosave";
import { usePlatform } from "../../platform/use-platform";
import { campaignBody, type Sending, useSendCampaignRequestMutation } from "./campaign-api";

type State =
  | { readonly kind: "editing" }
  | { readonly kind: "submitting" }
  | { readonly kind: "sent"; readonly request: CampaignRequest }
  /** The platform sends it later. */
  | { readonly kind: "waiting"; readonly request: CampaignRequest; readonly why: WaitingFor }
  | { readonly kind: "failed"; readonly failure: RequestFailure };

/** What a brief in the outbox waits for: a connection, a network that lets it through, or its account, which has to sign in again. */
export type WaitingFor = "connection" | "network" | "session";

/**
 * Sends a request and tracks its state, which resets when the form opens. If the form closes while a request is running, the request
 * continues, and a message shows the result.
 */
export function useSendRequest() {
  const deliver = useDeliver();
  const autosave = useDraftAutosave();
  const [state, setState] = useState<State>({ kind: "editing" });
  const toast = useToast();
  const [shownAt] = useState(() => performance.now());
  const there = useRef(true);
  useEffect(() => {
    there.current = true;
    return () => void (there.current = false);
  }, []);

  const submit = async (
    request: CampaignRequest,
    values: RequestValues,
    website: string,
  ): Promise<RequestFailure | undefined> => {
    setState({ kind: "submitting" });
    const key = attemptKey(JSON.stringify(request));
    const sent = unsentText();
    try {
      await autosave?.flush();
      await new Promise((done) => setTimeout(done, minimumFillDelayMs(performance.now() - shownAt)));
      const trap = { website, elapsedMs: Math.round(performance.now() - shownAt) };
      const outcome = await deliver({ request, trap, key }, sent);
      attemptDone();
      if (outcome === "taken") noteSent(request.podcastId, Date.now());
      lastRequest.write({ owner: unsentDraft.read().owner, values });
      // What was typed meanwhile was not sent, so it stays a draft.
      if (unsentText() === sent) {
        const { owner, edited } = unsentDraft.read();
        // The pitch can still be emailed.
        unsentDraft.write({ ...NO_DRAFT, owner, edited });
        // If the brief waits in the outbox, its draft is deleted only after the server has accepted it.
        await (outcome === "taken" ? autosave?.forget() : autosave?.open(null));
      }
      setState(outcome === "taken" ? { kind: "sent", request } : { kind: "waiting", request, why: outcome });
      return undefined;
    } catch (error) {
      if (isKeySpent(error) || error instanceof BriefRefused) attemptDone();
      const failure = requestFailure(error);
      setState({ kind: "failed", failure });
      if (!there.current) toast(failure.text || CAMPAIGN_FAILED, "error");
      return failure;
    }
  };
  return { state, submit };
}

/** The form's text, to compare it with an earlier one. */
function unsentText(): string {
  return JSON.stringify(storedFields(unsentDraft.read()));
}

/**
 * Delivers a brief: to the platform's outbox, which survives a crash and sends it once there is a connection, otherwise to the server.
 * Returns what the brief waits for if the outbox will send it. `sent` is the text that it was made from. Rejects with BriefRefused or the
 * error of the request.
 */
function useDeliver(): (sending: Sending, sent: string) => Promise<"taken" | WaitingFor> {
  const { outbox } = usePlatform();
  const [send] = useSendCampaignRequestMutation();
  return useCallback(
    async (sending, sent) => {
      if (!outbox) {
        await send(sending).unwrap();
        return "taken";
      }
      const draft = unsentDraft.read();
      const outcome = await outbox.send({
        key: sending.key,
        body: JSON.stringify(campaignBody(sending)),
        title: draftTitle({ fields: storedFields(draft) }),
        // The outbox removes the draft of a brief that was sent.
        draftId: unsentText() === sent ? (currentDraft.read()?.id ?? null) : null,
        owner: draft.owner,
      });
      if (outcome.kind === "taken") return "taken";
      if (outcome.kind === "later") return outcome.held ? "session" : outcome.blocked ? "network" : "connection";
      // The form shows the reason and still has the text, so the refused copy is no longer needed.
      await outbox.remove(sending.key);
      throw new BriefRefused(outcome.reason);
    },
    [outbox, send],
  );
}
