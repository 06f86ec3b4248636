import { pageMetadata } from "@earshot/domain/site/pages";
import { usePage } from "../navigation/use-page";
import { dropLinkToken, useLinkToken } from "../session/link-token";
import { RemovalForm } from "./removal-form";
import { isApiError } from "../client/api-error";
import { Button } from "../ui/button";
import { ErrorNotice } from "../ui/error-notice";
import { useConfirmRemovalMutation } from "./contacts-api";

/** Removes an address from all shows: a form emails a confirmation link, and that link opens this page again. */
export function Component() {
  usePage(pageMetadata("/contact-removal"));
  const token = useLinkToken();
  return (
    <div className="max-w-[640px] pt-10 md:pt-16">
      <h1 className="text-h1">Remove your address</h1>
      <p className="mt-3 text-lead text-text-2">
        Podcasts publish contacts in their feeds, and signed-in people can see them here. If an address is yours, you
        can have it removed. We won’t add it again.
      </p>
      <div className="mt-8">{token === "" ? <RemovalForm /> : <ConfirmRemoval token={token} />}</div>
    </div>
  );
}

/** Removes the address that an emailed link is for. It needs a button, because programs that follow links do not press buttons. */
function ConfirmRemoval({ token }: { token: string }) {
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
        <Button variant="primary" size="lg" aria-disabled={isLoading} onClick={() => !isLoading && void confirm(token)}>
          {isLoading ? "Removing…" : "Remove my address"}
        </Button>
      )}
    </div>
  );
}
