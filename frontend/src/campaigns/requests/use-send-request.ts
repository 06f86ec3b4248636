import { type CampaignRequest, CAMPAIGN_FAILED } from "@earshot/domain/campaigns/requests/campaign-request";
import { minimumFillDelayMs } from "@earshot/domain/shared/form-trap";
import { useEffect, useRef, useState } from "react";
import { isKeySpent } from "../../client/api-error";
import { useToast } from "../../toasts/toast";
import { attemptDone, attemptKey } from "../autosave/attempt";
import { BriefRefused } from "./brief-refused";
import { unsentDraft, lastRequest, NO_DRAFT, type RequestValues } from "./request-draft";
import { type RequestFailure, requestFailure } from "./request-failure";
import { noteSent } from "./sent-requests";
import { useDeliver } from "./use-deliver";
import { useDraftAutosave } from "../autosave/use-draft-autosave";

type State =
  | { readonly kind: "editing" }
  | { readonly kind: "submitting" }
  | { readonly kind: "sent"; readonly request: CampaignRequest }
  /** There is no connection, or the session has ended (`held`); the platform sends it later. */
  | { readonly kind: "waiting"; readonly request: CampaignRequest; readonly held: boolean }
  | { readonly kind: "failed"; readonly failure: RequestFailure };

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
    try {
      await autosave?.flush();
      await new Promise((done) => setTimeout(done, minimumFillDelayMs(performance.now() - shownAt)));
      const trap = { website, elapsedMs: Math.round(performance.now() - shownAt) };
      const outcome = await deliver({ request, trap, key });
      attemptDone();
      if (outcome === "taken") noteSent(request.podcastId, Date.now());
      lastRequest.write({ owner: unsentDraft.read().owner, values });
      const { owner, edited } = unsentDraft.read();
      // The pitch can still be emailed.
      unsentDraft.write({ ...NO_DRAFT, owner, edited });
      // If the brief waits in the outbox, its draft is deleted only after the server has accepted it.
      await (outcome === "taken" ? autosave?.forget() : autosave?.open(null));
      setState(
        outcome === "taken" ? { kind: "sent", request } : { kind: "waiting", request, held: outcome === "held" },
      );
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
