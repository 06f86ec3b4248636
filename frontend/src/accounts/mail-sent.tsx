import { ExternalLink, MailCheck } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Link } from "react-router-dom";
import { waitText } from "../client/wait-text";
import { Button } from "../ui/button";
import { buttonClass } from "../ui/class-names";
import { useRequestResetMutation, useResendVerificationMutation } from "./accounts-api";
import { authFailure } from "./auth-message";
import { mailboxOf } from "./mailbox";
import { modeLink } from "./mode";

/** Seconds after which a mail may be asked for once more. */
const RESEND_AFTER = 30;

type Props = {
  mode: "signup" | "reset";
  /** What the server answered; the same for every address. */
  text: string;
  email: string;
  query: URLSearchParams;
};

/** What stands in the form's place once a mail is on its way: where to look, and what to do when none comes. */
export function MailSent({ mode, text, email, query }: Props) {
  const message = useRef<HTMLParagraphElement>(null);
  const [resend, resending] = useResendVerificationMutation();
  const [reset, resetting] = useRequestResetMutation();
  const [left, restart] = useCountdown(RESEND_AFTER);
  const [said, setSaid] = useState("");
  const mailbox = mailboxOf(email);
  const busy = resending.isLoading || resetting.isLoading;
  useEffect(() => message.current?.focus(), []);

  const again = () => {
    if (left > 0 || busy) return;
    setSaid("");
    const call = mode === "signup" ? resend({ email }) : reset({ email });
    void call.unwrap().then(
      () => {
        setSaid("Asked again. The newest link is the one that counts.");
        restart();
      },
      (error: unknown) => {
        const failure = authFailure(error);
        setSaid(`${failure.text} ${failure.help}`.trim());
      },
    );
  };

  return (
    <div>
      <MailCheck size={28} className="mb-3 text-accent" aria-hidden="true" />
      <p ref={message} tabIndex={-1} role="status" className="text-h3">
        {text}
      </p>
      <p className="mt-3 text-text-2">
        It goes to <b className="font-[640] break-all text-text">{email}</b> and usually arrives within a minute.{" "}
        {mode === "signup"
          ? "Its link confirms the address for 24 hours; after that you can sign in."
          : "Its link lets you choose a new password for one hour."}{" "}
        Nothing there? Look into the spam folder.
      </p>
      <div className="mt-5 grid gap-2">
        {mailbox && (
          <a href={mailbox.url} target="_blank" rel="noopener noreferrer" className={buttonClass("primary")}>
            Open {mailbox.name}
            <ExternalLink size={16} aria-hidden="true" />
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        )}
        <Button onClick={again} aria-disabled={left > 0 || busy}>
          {busy ? "Sending…" : left > 0 ? `Send again in ${waitText(left)}` : "Send again"}
        </Button>
        <p role="status" className="text-center text-meta text-text-2 empty:hidden">
          {said}
        </p>
      </div>
      <p className="mt-4 text-center">
        <Link
          to={modeLink("signin", query)}
          className="link inline-flex min-h-6 items-center font-medium coarse:min-h-11"
        >
          Back to sign in
        </Link>
      </p>
    </div>
  );
}

/** Counts whole seconds down to 0. */
function useCountdown(seconds: number): [left: number, restart: () => void] {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);
  return [left, () => setLeft(seconds)];
}
