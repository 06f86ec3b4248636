import type { Account } from "@earshot/backend/accounts/account/account.schemas";
import { pageMetadata } from "@earshot/domain/site/pages";
import { Suspense } from "react";
import { useSearchParams } from "react-router-dom";
import { isApiError } from "../client/api-error";
import { usePage } from "../navigation/use-page";
import { ErrorNotice } from "../ui/error-notice";
import { Skeleton } from "../ui/skeleton";
import { useAccountQuery } from "./settings/account-api";
import { useAccountSlots } from "./settings/account-slots";
import { ConnectedAccounts } from "./settings/connected-accounts";
import { DeleteAccount } from "./settings/delete-account";
import { EmailSetting } from "./settings/email-setting";
import { ExportData } from "./settings/export-data";
import { NameSetting } from "./settings/name-setting";
import { OperatorLink } from "./settings/operator-link";
import { oauthFailure } from "./sign-in/oauth-failure";
import { PasswordSetting } from "./settings/password-setting";
import { SessionList } from "./settings/session-list";

/** The account page: name and address, ways to sign in, sessions, export, and deletion. */
export function Component() {
  usePage(pageMetadata("/account"));
  const { Keys } = useAccountSlots();
  const [query] = useSearchParams();
  const failure = oauthFailure(query.get("error"));
  const { data: account, error, isFetching, refetch } = useAccountQuery();
  return (
    <div className="pt-8 pb-16 md:pt-10">
      <h1 className="text-h1">Account</h1>
      <p className="mt-1 mb-6 min-h-6 break-words text-text-2">{account && summary(account)}</p>
      {failure && <ErrorNotice text={failure} className="mb-6" />}
      {account ? (
        <>
          <NameSetting account={account} />
          <EmailSetting account={account} />
          <PasswordSetting account={account} />
          <ConnectedAccounts account={account} />
          <ExportData />
          {account.operator && <OperatorLink />}
          {/* Lists come last, because they grow when they load and would push down the controls below them. */}
          <SessionList />
          <Suspense fallback={<Skeleton className="my-8 h-32 rounded-card" />}>
            <Keys account={account} />
          </Suspense>
          <DeleteAccount account={account} />
        </>
      ) : isApiError(error) && error.status !== 401 ? (
        <ErrorNotice text="Something went wrong. Please try again." query={{ isFetching, refetch }} />
      ) : (
        <Skeleton className="h-96 rounded-card" />
      )}
    </div>
  );
}

function summary({ email, createdAt }: Account): string {
  const since = new Date(createdAt).toLocaleDateString("en-US", { day: "numeric", month: "long", year: "numeric" });
  return `${email ? `${email}, ` : ""}member since ${since}.`;
}
