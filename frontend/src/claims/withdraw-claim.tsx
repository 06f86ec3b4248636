import type { Claim } from "@earshot/backend/claims/claims.schemas";
import { isApiError } from "../client/api-error";
import { Button } from "../ui/button";
import { ErrorNotice } from "../ui/error-notice";
import { failureText } from "./claim-texts";
import { useWithdrawClaimMutation } from "./claims-api";

type Props = { readonly claim: Claim; readonly onCancel: () => void; readonly onDone: () => void };

/** A dialog that asks for confirmation before a claim is withdrawn. */
export function WithdrawClaim({ claim, onCancel, onDone }: Props) {
  const [withdraw, { error, isLoading }] = useWithdrawClaimMutation();
  const go = () => void withdraw(claim.id).then((answer) => !answer.error && onDone());
  return (
    <>
      {error !== undefined && isApiError(error) && <ErrorNotice text={failureText(error)} className="mb-4" />}
      <p className="mb-4 text-text-2">
        {claim.state === "proved"
          ? "Your corrections and the mark disappear from the page. A new claim needs a new code."
          : "The code stops working. A new claim needs a new one."}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button autoFocus onClick={onCancel}>
          Cancel
        </Button>
        <Button
          className="bg-neg! text-on-neg! hover:opacity-90"
          aria-disabled={isLoading}
          onClick={() => !isLoading && go()}
        >
          {isLoading ? "Withdrawing…" : "Withdraw claim"}
        </Button>
      </div>
    </>
  );
}
