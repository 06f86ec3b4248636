import type { Claim } from "@earshot/backend/claims/claims.schemas";
import { isApiError } from "../client/api-error";
import { Button } from "../ui/button";
import { CopyButton } from "../ui/copy-button";
import { dayText, failureText, momentText, proofElement } from "./claim-texts";
import { useCheckClaimMutation } from "./claims-api";
import { MailProof } from "./mail-proof";

const WAYS: Readonly<Record<NonNullable<Claim["way"]>, string>> = {
  txt: "podcast:txt",
  description: "the description",
  mail: "an email to the address in the feed",
};

/** The code of an open claim, where to put it, and the result of the last check of the feed. */
export function ProofSteps({ claim }: { claim: Claim }) {
  const [check, { error, isLoading }] = useCheckClaimMutation();
  const { code, state, way, provedAt, expiresAt, failure, checkedAt } = claim;
  return (
    <>
      {state === "proved" && provedAt !== null ? (
        <p className="max-w-[44em] text-text-2">
          Proved on {dayText(provedAt)} by {WAYS[way ?? "txt"]}. Keep {way === "mail" ? "that address" : "the code"} in
          the feed: we check it every 90 days.
        </p>
      ) : (
        <p className="max-w-[44em] text-text-2">
          Put one of these in your feed by {dayText(expiresAt)}. Your hosting service has a field for one of them.
        </p>
      )}
      {way !== "mail" && (
        <dl className="mt-3 grid gap-3">
          <Place label="In a podcast:txt element" text={proofElement(code)} copy="Copy element" />
          <Place label="Or anywhere in the show’s description" text={code} copy="Copy code" />
        </dl>
      )}
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          variant={state === "waiting" ? "primary" : "secondary"}
          aria-disabled={isLoading}
          onClick={() => !isLoading && void check(claim.id)}
        >
          {isLoading ? "Reading your feed…" : "Check my feed now"}
        </Button>
        <p role="status" className="min-w-0 flex-1 basis-60 text-text-2">
          {isLoading
            ? "Reading your feed…"
            : error !== undefined && isApiError(error)
              ? failureText(error)
              : checkedAt === null
                ? "We also check automatically, every few hours at first."
                : `${failure ?? "The proof is in the feed."} Checked on ${momentText(checkedAt)}.`}
        </p>
      </div>
      {state === "waiting" && <MailProof claim={claim} />}
    </>
  );
}

function Place({ label, text, copy }: { label: string; text: string; copy: string }) {
  return (
    <div>
      <dt className="text-control">{label}</dt>
      <dd className="mt-1 flex flex-wrap items-center gap-2 rounded-control bg-surface-2 py-1 pl-3">
        <code dir="ltr" className="min-w-0 flex-1 basis-52 py-1 [overflow-wrap:anywhere]">
          {text}
        </code>
        <CopyButton text={text} variant="ghost" size="sm">
          {copy}
        </CopyButton>
      </dd>
    </div>
  );
}
