import { pageMetadata } from "@earshot/domain/site/page-metadata";
import { MailX } from "lucide-react";
import type { ReactNode } from "react";
import { isApiError } from "../client/api-error";
import { failureReason } from "../client/failure-reason";
import { usePage } from "../navigation/use-page";
import { dropLinkToken, UNSUBSCRIBE_PATH, useLinkToken } from "../session/link-token";
import { useSession } from "../session/session";
import { Button, ButtonLink } from "../ui/button";
import { ErrorNotice } from "../ui/error-notice";
import { useUnsubscribeMutation } from "./tracking-api";

const SETTINGS = "/dashboard?tab=tracking";

/**
 * Where the link out of alert mails leads. It ends the mails on a press, not by being opened: programs that scan mail
 * open links too. It needs no session.
 */
export function Component() {
  usePage(pageMetadata(UNSUBSCRIBE_PATH));
  const token = useLinkToken();
  const { user } = useSession();
  const [unsubscribe, { isLoading, isSuccess, error }] = useUnsubscribeMutation();
  const dead = isApiError(error) && error.status !== undefined && error.status < 500 && error.status !== 429;
  const press = () => {
    if (isLoading) return;
    void unsubscribe(token)
      .unwrap()
      .then(dropLinkToken, () => undefined);
  };

  if (isSuccess && !token) {
    return (
      <Frame title="You are unsubscribed">
        <p role="status" className="text-text-2">
          You won’t get these emails any more. You still track the same shows, and new episodes appear on your
          dashboard.
        </p>
        <ButtonLink to={SETTINGS} className="mt-6">
          {user ? "Manage alerts" : "Sign in to manage alerts"}
        </ButtonLink>
      </Frame>
    );
  }
  if (!token || dead) {
    return (
      <Frame title="This link does not work">
        <p role={dead ? "alert" : undefined} className="text-text-2">
          It’s incomplete, expired or already used. Open the link in the email again, or turn the emails off on your
          dashboard.
        </p>
        <ButtonLink to={SETTINGS} variant="primary" className="mt-6">
          {user ? "Manage alerts" : "Sign in to manage alerts"}
        </ButtonLink>
      </Frame>
    );
  }
  return (
    <Frame title="Stop these emails?">
      {error !== undefined && (
        <ErrorNotice text="You are not unsubscribed yet." className="mb-5">
          {failureReason(error)}
        </ErrorNotice>
      )}
      <p className="text-text-2">Press the button to stop this alert’s emails about new episodes.</p>
      <div className="mt-6 flex flex-wrap gap-2">
        <Button variant="primary" aria-disabled={isLoading} onClick={press}>
          {isLoading ? "Unsubscribing…" : "Unsubscribe"}
        </Button>
        <ButtonLink to="/" variant="ghost">
          Keep them
        </ButtonLink>
      </div>
    </Frame>
  );
}

function Frame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="mx-auto max-w-[520px] pt-12 pb-16 md:pt-20">
      <span className="grid size-12 place-items-center rounded-card bg-accent-soft text-accent-ink">
        <MailX size={24} />
      </span>
      <h1 className="mt-5 text-h1">{title}</h1>
      <div className="mt-3">{children}</div>
    </div>
  );
}
