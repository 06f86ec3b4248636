import { pageMetadata } from "@earshot/domain/site/pages";
import { usePage } from "../navigation/use-page";
import { useLinkToken } from "../session/link-token";
import { ConfirmRemoval } from "./confirm-removal";
import { RemovalForm } from "./removal-form";

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
