import { LINK_INVALID } from "@earshot/domain/accounts/credentials";
import { ButtonLink } from "../ui/button";
import { AccountCard } from "./account-card";

type Props = {
  title: string;
  /** Where a new link is asked for, and what that way is called. */
  again: string;
  label: string;
};

/** A page of a mailed link that was opened without its secret, or a second time. */
export function LinkDead({ title, again, label }: Props) {
  return (
    <AccountCard title={title}>
      <p className="text-text-2">
        {LINK_INVALID} A reloaded page does not know its link any more either: open it in the mail again.
      </p>
      <ButtonLink to={again} variant="primary" className="mt-5 w-full">
        {label}
      </ButtonLink>
    </AccountCard>
  );
}
