import { LINK_INVALID } from "@earshot/domain/accounts/credentials";
import { ButtonLink } from "../../ui/button";
import { AccountCard } from "./account-card";

type Props = {
  title: string;
  /** The page that sends a new link, and the link's label. */
  again: string;
  label: string;
};

/** The page for an emailed link that was opened without its secret, or a second time. */
export function LinkDead({ title, again, label }: Props) {
  return (
    <AccountCard title={title}>
      <p className="text-text-2">{LINK_INVALID} If you reloaded this page, open the link in the email again.</p>
      <ButtonLink to={again} variant="primary" className="mt-5 w-full">
        {label}
      </ButtonLink>
    </AccountCard>
  );
}
