import { type FormEvent, useState } from "react";
import { MailCheck } from "lucide-react";
import { failureReason } from "../client/failure-reason";
import { Button } from "../ui/button";
import { ErrorNotice } from "../ui/error-notice";
import { Panel } from "../ui/panel";
import { TextField } from "../ui/text-field";
import { adminApi } from "./admin-api";

const { useMailCodeMutation, useEnterCodeMutation } = adminApi;

/** The second factor: a code that is emailed to the operator. */
export function ConfirmForm({ email }: { email: string }) {
  const [code, setCode] = useState("");
  const [mail, mailing] = useMailCodeMutation();
  const [isSent, setSent] = useState(false);
  const [enter, entering] = useEnterCodeMutation();
  const digits = code.replaceAll(/\D/g, "");
  const send = async () => {
    if (mailing.isLoading) return;
    const { error } = await mail();
    if (!error) setSent(true);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (digits.length === 8 && !entering.isLoading) void enter(digits);
  };
  return (
    <Panel className="max-w-md" aria-labelledby="confirm-title">
      <h2 id="confirm-title" className="flex items-center gap-2 text-h3">
        <MailCheck size={20} className="text-accent" />
        Confirm it’s you
      </h2>
      <p className="mt-2 text-text-2">
        This page shows what people sent us. We’ll email a code to <span className="break-all text-text">{email}</span>.
        It works once, for ten minutes, in this browser.
      </p>
      {mailing.error !== undefined && (
        <ErrorNotice text="The code was not sent." className="mt-4" children={failureReason(mailing.error)} />
      )}
      {isSent ? (
        <form onSubmit={submit} className="mt-4">
          <p role="status" className="mb-4 min-h-6 text-text-2">
            {mailing.isSuccess && "The code is on its way."}
          </p>
          <TextField
            label="Code"
            value={code}
            onChange={(event) => setCode(event.target.value)}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={20}
            autoFocus
            noteSpace
            hint="Eight digits"
            {...(entering.error !== undefined && { error: failureReason(entering.error) ?? "Please sign in again." })}
          />
          <div className="mt-3 flex flex-wrap gap-2">
            <Button
              type="submit"
              variant="primary"
              aria-disabled={digits.length !== 8 || entering.isLoading}
              children={entering.isLoading ? "Opening…" : "Open the page"}
            />
            <Button variant="ghost" onClick={() => void send()} aria-disabled={mailing.isLoading}>
              {mailing.isLoading ? "Sending…" : "Send another code"}
            </Button>
          </div>
        </form>
      ) : (
        <Button
          variant="primary"
          className="mt-4"
          onClick={() => void send()}
          aria-disabled={mailing.isLoading}
          children={mailing.isLoading ? "Sending…" : "Send me a code"}
        />
      )}
    </Panel>
  );
}
