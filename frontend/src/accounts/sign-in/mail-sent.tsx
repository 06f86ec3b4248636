import { ExternalLink, MailCheck } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Link } from "react-router-dom";
import { waitText } from "../../client/wait-text";
import { Button } from "../../ui/button";
import { buttonClass } from "../../ui/class-names";
import { useRequestResetMutation, useResendVerificationMutation } from "./accounts-api";
import { authFailure } from "../fields/auth-message";
import { mailboxOf } from "./mailbox";
import { modeLink } from "./mode";

/** Seconds until an email can be requested again. */
const RESEND_AFTER = 30;

type Props = {
  mode: "signup" | "reset";
  /** The server's message, which is the same for every address. */
  text: string;
  email: string;
  query: URLSearchParams;
};

/** Replaces the form after an email was sent: where to find it, and what to do if it does not arrive. */
export function MailSent({ mode, text, email, query }: Props) {
  const status = useRef<HTMLParagraphElement>(null);
  const [resend, resending] = useResendVerificationMutation();
  const [reset, resetting] = useRequestResetMutation();
  const [left, restart] = useCountdown(RESEND_AFTER);
  const [message, setMessage] = useState("");
  const mailbox = mailboxOf(email);
  const busy = resending.isLoading || resetting.isLoading;
  useEffect(() => status.current?.focus(), []);

  const again = () => {
    if (left > 0 || busy) return;
    setMessage("");
    const call = mode === "signup" ? resend({ email }) : reset({ email });
    void call.unwrap().then(
      () => {
        setMessage("Sent again. Only the newest link works.");
        restart();
      },
      (error: unknown) => {
        const failure = authFailure(error);
        setMessage(`${failure.text} ${failure.help}`.trim());
      },
    );
  };

  return (
    <div>
      <MailCheck size={28} className="mb-3 text-accent" aria-hidden="true" />
      <p ref={status} tabIndex={-1} role="status" className="text-h3">
        {text}
      </p>
      <p className="mt-3 text-text-2">
        It goes to <b className="font-[640] break-all text-text">{email}</b> and usually arrives within a minute.{" "}
        {mode === "signup"
          ? "Open its link within 24 hours to confirm the address."
          : "Open its link within an hour to choose a new password."}{" "}
        Nothing there? Check your spam folder.
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
          {message}
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

/** Counts down whole seconds to 0. */
function useCountdown(seconds: number): [left: number, restart: () => void] {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);
  return [left, () => setLeft(seconds)];
}
