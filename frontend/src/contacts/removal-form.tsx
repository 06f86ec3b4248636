import { parseEmail } from "@earshot/domain/shared/text/email";
import { type FormEvent, useId, useRef, useState } from "react";
import { isApiError, isKeySpent } from "../client/api-error";
import { useSubmission } from "../outreach/use-submission";
import { Button } from "../ui/button";
import { FIELD_CLASS } from "../ui/class-names";
import { TrapField, trapText } from "../ui/trap-field";
import { useRequestRemovalMutation } from "./contacts-api";

/** Emails a confirmation link to an address that its owner wants removed. */
export function RemovalForm() {
  const id = useId();
  const done = useRef<HTMLParagraphElement>(null);
  const [ask, { isLoading }] = useRequestRemovalMutation();
  const { prepare, forget } = useSubmission<{ email: string }>();
  const [email, setEmail] = useState("");
  const [note, setNote] = useState("");
  const [sentTo, setSentTo] = useState<string>();

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const address = parseEmail(email);
    if (address === undefined) {
      setNote("Please enter a valid email address.");
      return form.querySelector<HTMLElement>("input[type=email]")?.focus();
    }
    setNote("");
    try {
      await ask(await prepare({ email: address }, trapText(form))).unwrap();
      setSentTo(address);
      requestAnimationFrame(() => done.current?.focus());
    } catch (error) {
      if (isKeySpent(error)) forget();
      setNote((isApiError(error) && error.detail) || "This could not be sent. Please try again.");
    }
  };

  if (sentTo !== undefined) {
    return (
      <p ref={done} tabIndex={-1} role="status">
        Check the inbox of <b className="[overflow-wrap:anywhere]">{sentTo}</b>. The link in our email removes the
        address. It works for seven days.
      </p>
    );
  }
  return (
    <form method="dialog" noValidate aria-label="Remove an address" onSubmit={(event) => void submit(event)}>
      <label htmlFor={id} className="mb-1.5 block text-control">
        Email address
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          id={id}
          type="email"
          name="email"
          autoComplete="email"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          aria-invalid={note !== "" || undefined}
          aria-describedby={`${id}-note`}
          className={`${FIELD_CLASS} h-12 min-w-0 flex-1 basis-48`}
        />
        <Button type="submit" variant="primary" size="lg" aria-disabled={isLoading}>
          {isLoading ? "Sending…" : "Send me the link"}
        </Button>
      </div>
      <TrapField />
      <p id={`${id}-note`} role="status" className="mt-1.5 min-h-5 text-meta text-neg">
        {note}
      </p>
    </form>
  );
}
