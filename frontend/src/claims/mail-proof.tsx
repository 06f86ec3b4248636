import type { Claim } from "@earshot/backend/claims/claims.schemas";
import { type FormEvent, useState } from "react";
import { isApiError } from "../client/api-error";
import { Button } from "../ui/button";
import { TextField } from "../ui/text-field";
import { failureText } from "./claim-texts";
import { useMailCodeMutation, useProveClaimMutation } from "./claims-api";

/**
 * For makers who cannot change their feed: a code that is emailed to the owner's address in it. The server does not reveal whether it has
 * already sent today's mail, so the text does not claim that one was sent now.
 */
export function MailProof({ claim }: { claim: Claim }) {
  const [mail, { data: mailed, error, isLoading }] = useMailCodeMutation();
  const failed = isApiError(error) ? failureText(error) : mailed?.failure;
  return (
    <div className="mt-4 border-t border-line pt-4">
      <h3 className="text-control">Can’t change the feed?</h3>
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button aria-disabled={isLoading} onClick={() => !isLoading && void mail(claim.id)}>
          {isLoading ? "Reading your feed…" : "Email a code to its owner"}
        </Button>
        <p role="status" className="min-w-0 flex-1 basis-60 text-text-2">
          {failed ?? (mailed?.sentTo && `We send a code to ${mailed.sentTo}, at most once a day per show.`)}
        </p>
      </div>
      {mailed?.sentTo && <MailedCode claim={claim} />}
    </div>
  );
}

function MailedCode({ claim }: { claim: Claim }) {
  const [code, setCode] = useState("");
  const [prove, { error, isLoading }] = useProveClaimMutation();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isLoading && code.trim() !== "") void prove({ id: claim.id, code });
  };
  return (
    <form onSubmit={submit} noValidate className="mt-3 flex max-w-[44em] flex-wrap items-start gap-3">
      <TextField
        label="Code from the email"
        dir="ltr"
        className="min-w-0 flex-1 basis-60"
        noteSpace
        value={code}
        error={isApiError(error) ? failureText(error) : undefined}
        onChange={(event) => setCode(event.target.value)}
      />
      <Button type="submit" className="mt-7" aria-disabled={isLoading || code.trim() === ""}>
        {isLoading ? "Checking…" : "Prove the claim"}
      </Button>
    </form>
  );
}
