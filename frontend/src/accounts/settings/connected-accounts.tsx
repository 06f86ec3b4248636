import type { Account } from "@earshot/backend/accounts/account/account.schemas";
import { isApiError } from "../../client/api-error";
import { useLeaveToProvider } from "../../session/leave-to-provider";
import { usePlatform } from "../../platform/use-platform";
import { useSession } from "../../session/session";
import { useToast } from "../../toasts/toast";
import { Button } from "../../ui/button";
import { ErrorNotice } from "../../ui/error-notice";
import { useIdentitiesQuery, useUnlinkMutation } from "./account-api";
import { authFailure } from "../fields/auth-message";
import { dateText } from "./date-text";
import { PROVIDERS } from "../fields/provider-buttons";
import { NotLoaded } from "./not-loaded";
import { Setting } from "./setting";

/** Other sites for signing in, if any are set up. The last way to sign in cannot be removed. */
export function ConnectedAccounts({ account }: { account: Account }) {
  const { providers } = useSession();
  const { app } = usePlatform();
  const leaveToProvider = useLeaveToProvider();
  const { data: linked, error, refetch, isFetching } = useIdentitiesQuery();
  const [unlink, unlinking] = useUnlinkMutation();
  const toast = useToast();
  const offered = PROVIDERS.filter(({ id }) => providers[id] || linked?.some(({ provider }) => provider === id));
  const failed = isApiError(unlinking.error) ? authFailure(unlinking.error) : undefined;
  if (offered.length === 0 && error === undefined) return null;
  return (
    <Setting title="Connected accounts" about="Sign in with another site instead of a password.">
      {failed && (
        <ErrorNotice text={failed.text} className="mb-3">
          {failed.help}
        </ErrorNotice>
      )}
      {linked === undefined ? (
        <NotLoaded query={{ error, isFetching, refetch }} className={offered.length > 1 ? "h-26" : "h-10"} />
      ) : (
        <ul className="-my-3 rows">
          {offered.map(({ id, name, Mark }) => {
            const identity = linked.find(({ provider }) => provider === id);
            const last = !account.hasPassword && linked.length === 1;
            return (
              <li key={id} className="flex min-h-16 flex-wrap items-center gap-x-3 gap-y-1 py-3">
                <Mark />
                <div className="min-w-0 flex-1">
                  <p className="text-control">{name}</p>
                  <p className="text-meta break-words text-text-2">
                    {identity
                      ? `${identity.email ?? "Connected"}, since ${dateText(identity.linkedAt)}${last ? ". This is your only way to sign in: set a password before you disconnect" : ""}`
                      : app
                        ? "Not connected. Connect it on the website"
                        : "Not connected"}
                  </p>
                </div>
                {identity ? (
                  <Button
                    size="sm"
                    aria-disabled={last || unlinking.isLoading}
                    aria-label={`Disconnect ${name}`}
                    onClick={() =>
                      !last && void unlink(id).then((answer) => !answer.error && toast(`${name} disconnected`))
                    }
                  >
                    Disconnect
                  </Button>
                ) : app ? null : (
                  <Button size="sm" aria-label={`Connect ${name}`} onClick={() => leaveToProvider(id, "/account")}>
                    Connect
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </Setting>
  );
}
