import { pageMetadata } from "@earshot/domain/site/pages";
import { MailX } from "lucide-react";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router-dom";
import { isApiError } from "../client/api-error";
import { failureReason } from "../client/failure-reason";
import { usePage } from "../navigation/use-page";
import { dropLinkToken, UNSUBSCRIBE_PATH, useLinkToken } from "../session/link-token";
import { useSession } from "../session/session";
import { Button, ButtonLink } from "../ui/button";
import { ErrorNotice } from "../ui/error-notice";
import { useUnsubscribeMutation } from "./tracking-api";

type Series = {
  /** What the emails are about: alerts, or changes of watched views. */
  readonly from: "alerts" | "watched-views";
  readonly about: string;
  readonly unchanged: string;
  /** The page where these emails can be turned on and off. */
  readonly settings: string;
  readonly manage: string;
};

const EPISODES: Series = {
  from: "alerts",
  about: "emails about new episodes of this show",
  unchanged: "You still track the same shows, and new episodes appear on your dashboard.",
  settings: "/dashboard?tab=tracking",
  manage: "manage alerts",
};
const SEARCHES: Series = {
  from: "watched-views",
  about: "emails about the searches you watch",
  unchanged: "You still watch the same searches, and their changes are on the site.",
  settings: "/watching",
  manage: "manage watched searches",
};

/** The page that emails link to for unsubscribing. It needs a button, because mail scanners open links too. Requires no session. */
export function Component() {
  usePage(pageMetadata(UNSUBSCRIBE_PATH));
  const token = useLinkToken();
  const [params] = useSearchParams();
  const { from, about, unchanged, settings, manage } = params.get("about") === "searches" ? SEARCHES : EPISODES;
  const { user } = useSession();
  const [unsubscribe, { isLoading, isSuccess, error }] = useUnsubscribeMutation();
  const dead = isApiError(error) && error.status !== undefined && error.status < 500 && error.status !== 429;
  const manageText = user ? `M${manage.slice(1)}` : `Sign in to ${manage}`;
  const press = () => {
    if (isLoading) return;
    void unsubscribe({ from, token })
      .unwrap()
      .then(dropLinkToken, () => undefined);
  };

  if (isSuccess && !token) {
    return (
      <Frame title="You are unsubscribed">
        <p role="status" className="text-text-2">
          You won’t get these emails anymore. {unchanged}
        </p>
        <ButtonLink to={settings} className="mt-6">
          {manageText}
        </ButtonLink>
      </Frame>
    );
  }
  if (!token || dead) {
    return (
      <Frame title="This link does not work">
        <p role={dead ? "alert" : undefined} className="text-text-2">
          It’s incomplete, expired or already used. Open the link in the email again, or turn the emails off on{" "}
          {from === "alerts" ? "your dashboard" : "the page of your watched searches"}.
        </p>
        <ButtonLink to={settings} variant="primary" className="mt-6">
          {manageText}
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
      <p className="text-text-2">Press the button to stop {about}.</p>
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
