import { LINK_INVALID } from "@earshot/domain/accounts/credentials";
import { ButtonLink } from "../../ui/button";
import { AccountCard } from "./account-card";

type Props = {
  title: string;
  /** The page where a new link can be requested, and the label of the link to it. */
  again: string;
  label: string;
};

/** Shown for an emailed link that was opened without its secret, or for the second time. */
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
