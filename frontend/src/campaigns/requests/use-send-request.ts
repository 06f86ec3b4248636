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
  /** Without a connection, the platform sends it later. */
  | { readonly kind: "waiting"; readonly request: CampaignRequest }
  | { readonly kind: "failed"; readonly failure: RequestFailure };

/**
 * Sends a request and follows its state. The state resets when the form opens. A running request continues after the
 * form closes, and its result shows as a message.
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
      // The pitch may still go out by email.
      unsentDraft.write({ ...NO_DRAFT, owner, edited });
      // The draft of a waiting brief is removed once the server has accepted the brief.
      await (outcome === "taken" ? autosave?.forget() : autosave?.open(null));
      setState({ kind: outcome === "taken" ? "sent" : "waiting", request });
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
