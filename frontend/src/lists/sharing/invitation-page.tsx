import { pageMetadata } from "@earshot/domain/site/pages";
import type { GivenRole } from "@earshot/domain/lists/list-roles";
import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { isApiError } from "../../client/api-error";
import { usePage } from "../../navigation/use-page";
import { dropLinkToken, useLinkToken } from "../../session/link-token";
import { useSession } from "../../session/session";
import { signInPath } from "../../session/sign-in-path";
import { Button, ButtonLink } from "../../ui/button";
import { ErrorNotice } from "../../ui/error-notice";
import { listAddress } from "../api/lists-address";
import { refusalText } from "./refusal-text";
import { useAcceptInvitationMutation, useOpenInvitationMutation } from "./sharing-api";

const MAY: Readonly<Record<GivenRole, string>> = {
  viewer: "See the list",
  commenter: "See the list and comment on its shows",
  editor: "See, comment on and change the list",
};

/** The page that an invitation links to. It needs a button, because mail scanners open links too. */
export function Component() {
  usePage(pageMetadata("/invitation"));
  const token = useLinkToken();
  const navigate = useNavigate();
  const { state, user } = useSession();
  const [open, { data: about, error: refused, isLoading: isOpening }] = useOpenInvitationMutation();
  useEffect(() => {
    if (token) void open(token);
  }, [open, token]);
  const broken = !token || (isApiError(refused) && refused.status === 404);
  const failed = refused !== undefined && !broken;
  const [accept, { isLoading, error }] = useAcceptInvitationMutation();
  const press = () => {
    if (isLoading) return;
    void accept(token).then(({ data }) => {
      if (!data) return;
      dropLinkToken();
      void navigate(listAddress(data.listId));
    });
  };
  return (
    <div className="mx-auto grid max-w-[520px] justify-items-start gap-5 pt-12 pb-16 md:pt-20">
      <h1 className="text-h1">{broken ? "This link does not work" : "You are invited to a list"}</h1>
      {about && !broken && (
        <dl className="grid w-full gap-3 rounded-card border border-line bg-surface px-5 py-4">
          <div>
            <dt className="text-meta text-text-2">List</dt>
            <dd dir="auto" className="text-h3 break-words">
              {about.listName}
            </dd>
          </div>
          <div>
            <dt className="text-meta text-text-2">Shared by</dt>
            <dd dir="auto" className="break-words">
              {about.ownerName}
            </dd>
          </div>
          <div>
            <dt className="text-meta text-text-2">You can</dt>
            <dd>{MAY[about.role]}</dd>
          </div>
        </dl>
      )}
      {failed ? (
        <ErrorNotice text={refusalText(refused)} onRetry={() => void open(token)} retrying={isOpening} />
      ) : broken ? (
        <>
          <p className="text-text-2">
            {token
              ? "It was used or revoked, or it has expired. Ask the sender for a new one."
              : "It’s incomplete or was already used. Ask for a new invitation."}
          </p>
          <ButtonLink to="/lists">My Lists</ButtonLink>
        </>
      ) : state === "guest" ? (
        <>
          <p className="text-text-2">
            Sign in, or create an account, with the email address that the invitation was sent to.
          </p>
          <ButtonLink variant="primary" to={signInPath("/invitation", "lists")}>
            Sign in to accept
          </ButtonLink>
        </>
      ) : (
        <>
          <p className="text-text-2">You are signed in as {user?.email}. Accept to add the list to yours.</p>
          {error !== undefined && <ErrorNotice text={refusalText(error)} />}
          <Button variant="primary" aria-disabled={isLoading || state !== "user"} onClick={press}>
            {isLoading ? "Accepting…" : "Accept the invitation"}
          </Button>
        </>
      )}
    </div>
  );
}
