import {
  CONTACT_FAILED,
  CONTACT_MESSAGE_MAX,
  type ContactMessage,
  readContactMessage,
} from "@earshot/domain/outreach/contact-message";
import { EMAIL_MAX } from "@earshot/domain/shared/text/email";
import { CircleAlert } from "lucide-react";
import { type FormEvent, type ReactNode, useId, useState } from "react";
import { isApiError, isKeySpent } from "../client/api-error";
import { Button } from "../ui/button";
import { cx, FIELD_CLASS } from "../ui/class-names";
import { TrapField, trapText } from "../ui/trap-field";
import { useTemporaryState } from "../ui/hooks/use-temporary-state";
import { useSendContactMessageMutation } from "./outreach-api";
import { useSubmission } from "./use-submission";

type Field = keyof ContactMessage;

/** From the specification, section 9; in milliseconds. */
const SENT_MS = 2_500;
const FLASH_MS = 1_000;

const FLASH = "[box-shadow:0_0_0_4px_color-mix(in_oklch,var(--color-neg)_35%,transparent)]";
const FIELD_STYLE = `${FIELD_CLASS} transition-shadow duration-140`;

/**
 * The form in the footer of every page. It shows no error messages (product specification, section 5): the first invalid field gets the
 * focus, and a red outline for a second.
 */
export function ContactForm() {
  const [send] = useSendContactMessageMutation();
  const { prepare, forget } = useSubmission<ContactMessage>();
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState("");
  const [faulty, setFaulty] = useState<Field>();
  const [flashing, flash] = useTemporaryState(FLASH_MS, () => setFaulty(undefined));
  const [sent, showSent] = useTemporaryState(SENT_MS);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const target = event.currentTarget;
    if (sending || sent) return;
    const reading = readContactMessage(Object.fromEntries(new FormData(target)));
    setFailure("");
    if (reading.kind === "faulty") {
      setFaulty(reading.error.path);
      flash();
      return target.querySelector<HTMLElement>(`[name="${reading.error.path}"]`)?.focus();
    }
    setFaulty(undefined);
    setSending(true);
    try {
      await send(await prepare(reading.message, trapText(target))).unwrap();
      forget();
      target.reset();
      showSent();
    } catch (error) {
      const spent = isKeySpent(error);
      if (spent) forget();
      setFailure((!spent && isApiError(error) && error.detail) || CONTACT_FAILED);
    } finally {
      setSending(false);
    }
  };

  const common = (name: Field) => ({
    name,
    required: true,
    "aria-invalid": faulty === name || undefined,
    onChange: () => setFaulty((now) => (now === name ? undefined : now)),
    className: cx(FIELD_STYLE, faulty === name && flashing && FLASH),
  });
  // If the form is submitted before this code has loaded, any other method would navigate away and lose the text. Outside of a dialog,
  // browsers ignore the method "dialog".
  return (
    <form method="dialog" noValidate aria-labelledby="contact-us" onSubmit={(event) => void submit(event)}>
      <div className="grid gap-x-4 gap-y-3 xs:grid-cols-2">
        <Labeled label="Name">
          {(id) => <input id={id} type="text" autoComplete="name" maxLength={200} {...field(common("name"))} />}
        </Labeled>
        <Labeled label="Email">
          {(id) => (
            <input id={id} type="email" autoComplete="email" maxLength={EMAIL_MAX} {...field(common("email"))} />
          )}
        </Labeled>
        <Labeled label="Message" className="xs:col-span-2">
          {(id) => (
            <textarea
              id={id}
              rows={3}
              maxLength={CONTACT_MESSAGE_MAX}
              {...common("message")}
              className={cx(common("message").className, "block min-h-24 py-2")}
            />
          )}
        </Labeled>
      </div>
      <TrapField />
      <div className="mt-3 flex min-h-10 flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" className="w-40" aria-disabled={sending || sent}>
          {sending ? "Sending…" : sent ? <Sent /> : "Send message"}
        </Button>
        {failure && (
          <p role="alert" className="flex min-w-0 flex-1 basis-60 items-center gap-1.5 text-meta text-neg">
            <CircleAlert size={16} className="shrink-0" />
            {failure}
          </p>
        )}
        <p role="status" className="sr-only">
          {sent && "Your message was sent."}
        </p>
      </div>
    </form>
  );
}

const field = <Props extends { className: string }>(props: Props) => ({
  ...props,
  className: cx(props.className, "h-10 coarse:min-h-11"),
});

/** Our font has no check mark, and the one from the system's font must not move the line. */
function Sent() {
  return (
    <span className="text-pos">
      <span className="font-[system-ui] leading-none">✓</span> Sent!
    </span>
  );
}

type LabeledProps = { label: string; className?: string; children: (id: string) => ReactNode };

function Labeled({ label, className, children }: LabeledProps) {
  const id = useId();
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block text-control">
        {label}
      </label>
      {children(id)}
    </div>
  );
}
