import type { Claim } from "@earshot/backend/claims/claims.schemas";
import type { PodcastDetail } from "@earshot/domain/catalogue/shows/podcast";
import { useRef, useState } from "react";
import { isApiError } from "../client/api-error";
import { Badge } from "../ui/badge";
import { Button } from "../ui/button";
import { ErrorNotice } from "../ui/error-notice";
import { Dialog } from "../ui/overlay/dialog";
import { Panel } from "../ui/panel";
import { Skeleton } from "../ui/skeleton";
import { endedText, failureText, STATES } from "./claim-texts";
import { useClaimShowMutation, useClaimsQuery } from "./claims-api";
import { CorrectionsForm } from "./corrections-form";
import { ProofSteps } from "./proof-steps";
import { WithdrawClaim } from "./withdraw-claim";

/** The user's claim of a show, from the code to the corrections. */
export default function ClaimPanel({ podcast }: { podcast: PodcastDetail }) {
  const { currentData, error, ...query } = useClaimsQuery();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isWithdrawing, setIsWithdrawing] = useState(false);
  // Newest first. The open one may be older: it came from a show that was merged with this one.
  const claims = currentData?.claims.filter(({ podcastId }) => podcastId === podcast.id) ?? [];
  const open = claims.find((one) => endedText(one) === undefined);
  const claim = open ?? claims[0];
  return (
    <Panel aria-labelledby="claim" className="no-print mt-2">
      <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id="claim" ref={heading} tabIndex={-1} className="text-h3">
          Claim this show
        </h2>
        {claim && <Badge tone={STATES[claim.state].tone}>{STATES[claim.state].word}</Badge>}
      </div>
      {currentData === undefined &&
        (isApiError(error) ? (
          <ErrorNotice text={failureText(error)} query={query} />
        ) : (
          <div role="status" aria-label="Loading your claim">
            <Skeleton className="h-24 w-full" />
          </div>
        ))}
      {currentData && !open && <NewClaim podcast={podcast} last={claim} onClaimed={() => heading.current?.focus()} />}
      {open && (
        <>
          <ProofSteps claim={open} />
          {open.state === "proved" && <CorrectionsForm key={open.id} claim={open} podcast={podcast} />}
          <div className="mt-4 border-t border-line pt-3">
            <Button size="sm" variant="ghost" aria-haspopup="dialog" onClick={() => setIsWithdrawing(true)}>
              Withdraw claim…
            </Button>
          </div>
        </>
      )}
      <Dialog
        isOpen={isWithdrawing}
        onClose={() => setIsWithdrawing(false)}
        title="Withdraw this claim?"
        size="sm"
        role="alertdialog"
      >
        {claim && (
          <WithdrawClaim
            claim={claim}
            onCancel={() => setIsWithdrawing(false)}
            onDone={() => {
              setIsWithdrawing(false);
              // The pressed button is gone.
              heading.current?.focus();
            }}
          />
        )}
      </Dialog>
    </Panel>
  );
}

type NewProps = { readonly podcast: PodcastDetail; readonly last: Claim | undefined; readonly onClaimed: () => void };

function NewClaim({ podcast, last, onClaimed }: NewProps) {
  const [claimShow, { error, isLoading }] = useClaimShowMutation();
  const go = () => void claimShow(podcast.id).then((answer) => !answer.error && onClaimed());
  return (
    <>
      {last && <p className="mb-2">{endedText(last)}</p>}
      <p className="max-w-[44em] text-text-2">
        Put a code in your feed to prove that the show is yours. Then you can correct its description, website and
        contact.
        {podcast.makers && " Someone has already proved that this show is theirs. The latest proof counts."}
      </p>
      {error !== undefined && isApiError(error) && <ErrorNotice text={failureText(error)} className="mt-3" />}
      <Button className="mt-3" aria-disabled={isLoading} onClick={() => !isLoading && go()}>
        {isLoading ? "Getting a code…" : "Get a code"}
      </Button>
    </>
  );
}
