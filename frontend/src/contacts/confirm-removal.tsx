import { isApiError } from "../client/api-error";
import { dropLinkToken } from "../session/link-token";
import { Button } from "../ui/button";
import { ErrorNotice } from "../ui/error-notice";
import { useConfirmRemovalMutation } from "./contacts-api";

/** Removes the address that an emailed link is for. It needs a button, because programs that follow links do not press buttons. */
export function ConfirmRemoval({ token }: { token: string }) {
  const [confirm, { data, error, isLoading }] = useConfirmRemovalMutation();
  if (data) {
    return (
      <p role="status">
        Your address is removed{data.shows > 0 && ` from ${data.shows} ${data.shows === 1 ? "podcast" : "podcasts"}`}.
        It won’t come back when we read the feeds again.
      </p>
    );
  }
  return (
    <div className="grid justify-items-start gap-4">
      {error !== undefined && (
        <ErrorNotice
          text={(isApiError(error) && error.detail) || "The address could not be removed. Please try again."}
        />
      )}
      {isApiError(error) && error.status === 422 ? (
        <Button onClick={dropLinkToken}>Ask for a new link</Button>
      ) : (
        <Button variant="primary" size="lg" aria-disabled={isLoading} onClick={() => void confirm(token)}>
          {isLoading ? "Removing…" : "Remove my address"}
        </Button>
      )}
    </div>
  );
}
