import { type CampaignRequest, CAMPAIGN_FAILED } from "@earshot/domain/campaigns/campaign-request";
import { holdBackMs } from "@earshot/domain/shared/form-trap";
import { useEffect, useRef, useState } from "react";
import { isKeySpent } from "../client/api-error";
import { useToast } from "../toasts/toast";
import { attemptDone, attemptKey } from "./attempt";
import { BriefRefused } from "./brief-refused";
import { keptDraft, keptRequest, NO_DRAFT, type RequestValues } from "./request-draft";
import { type RequestFailure, requestFailure } from "./request-failure";
import { noteSent } from "./sent-requests";
import { useDeliver } from "./use-deliver";
import { useDraftKeeper } from "./use-draft-keeper";

type State =
  | { readonly kind: "editing" }
  | { readonly kind: "submitting" }
  | { readonly kind: "sent"; readonly request: CampaignRequest }
  /** There is no connection: the platform sends it later, by itself. */
  | { readonly kind: "waiting"; readonly request: CampaignRequest }
  | { readonly kind: "failed"; readonly failure: RequestFailure };

/**
 * Sends a request and follows what becomes of it. The states begin anew with each opening of the form; a sending that is
 * under way goes on when the form is closed, and tells how it ended.
 */
export function useSendRequest() {
  const deliver = useDeliver();
  const keeper = useDraftKeeper();
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
      await keeper?.flush();
      await new Promise((done) => setTimeout(done, holdBackMs(performance.now() - shownAt)));
      const trap = { website, elapsedMs: Math.round(performance.now() - shownAt) };
      const outcome = await deliver({ request, trap, key });
      attemptDone();
      if (outcome === "taken") noteSent(request.podcastId, Date.now());
      keptRequest.write({ owner: keptDraft.read().owner, values });
      keptDraft.write({ ...NO_DRAFT, owner: keptDraft.read().owner });
      // A draft whose brief waits is removed when the server has taken it.
      await (outcome === "taken" ? keeper?.forget() : keeper?.open(null));
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
