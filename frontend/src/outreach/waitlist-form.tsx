import {
  WAITLIST_FAILED,
  WAITLIST_JOINED,
  WAITLIST_UNREACHABLE,
  waitlistAddress,
} from "@earshot/domain/outreach/subscriptions";
import { CircleAlert, CircleCheck } from "lucide-react";
import { type FormEvent, useId, useLayoutEffect, useRef, useState } from "react";
import { type ApiError, isApiError, isKeySpent } from "../client/api-error";
import { Button } from "../ui/button";
import { FIELD_CLASS } from "../ui/class-names";
import { TrapField, trapText } from "../ui/trap-field";
import { useTemporaryState } from "../ui/hooks/use-temporary-state";
import { useJoinWaitlistMutation } from "./outreach-api";
import { useSubmission } from "./use-submission";
import { useHydrated } from "../platform/hydration";
import { deviceMemory } from "../platform/device-memory";

const KEY = "earshot.waitlist";

/** Whether someone has joined from this browser. False until hydration, because the server's HTML is the same for everyone. */
function useJoined(): boolean {
  return useHydrated() && deviceMemory.read(KEY) === "joined";
}

/** How long the success message is shown, in milliseconds (product specification, section 9). */
const SUCCESS_MS = 5_000;
const MISSING = { empty: "Enter your email address first.", wrong: "That is not an email address yet." };

/** Joins the assistant's waitlist. After that, it shows that someone has joined from this browser. */
export function WaitlistForm() {
  const id = useId();
  const heading = useRef<HTMLParagraphElement>(null);
  const [join] = useJoinWaitlistMutation();
  const { prepare, forget } = useSubmission<{ email: string }>();
  const field = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState("");
  const [adding, setAdding] = useState(false);
  const [note, setNote] = useState<{ text: string; failed: boolean }>();
  const [another, setAnother] = useState(false);
  const joined = useJoined() && !another;
  const [succeeded, showSuccess] = useTemporaryState(SUCCESS_MS);
  const address = waitlistAddress(email);
  useLayoutEffect(() => {
    // Text typed before hydration is kept.
    setEmail(field.current?.value ?? "");
  }, []);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (adding) return;
    const form = event.currentTarget;
    if (address === undefined) {
      setNote({ text: email.trim() === "" ? MISSING.empty : MISSING.wrong, failed: false });
      return form.querySelector<HTMLElement>("input[type=email]")?.focus();
    }
    setNote(undefined);
    setAdding(true);
    const failure = await join(await prepare({ email: address }, trapText(form)))
      .unwrap()
      .then(
        () => undefined,
        (error: unknown) => {
          if (isKeySpent(error)) forget();
          return failureText(error);
        },
      );
    setAdding(false);
    if (failure !== undefined) return setNote({ text: failure, failed: true });
    deviceMemory.write(KEY, "joined");
    setAnother(false);
    setEmail("");
    showSuccess();
    requestAnimationFrame(() => heading.current?.focus());
  };

  if (joined) {
    return (
      <div className="flex min-h-24 flex-wrap items-center gap-x-6 gap-y-3">
        <p ref={heading} tabIndex={-1} className="flex items-center gap-2.5 text-h3">
          <CircleCheck size={20} className="shrink-0 text-pos" />
          <span role="status">{succeeded ? WAITLIST_JOINED : "You are on the list"}</span>
        </p>
        {!succeeded && (
          <Button variant="ghost" size="sm" onClick={() => setAnother(true)}>
            Add another address
          </Button>
        )}
      </div>
    );
  }
  // For the method, see the contact form.
  return (
    <form
      method="dialog"
      noValidate
      aria-label="Waitlist"
      onSubmit={(event) => void submit(event)}
      className="min-h-24"
    >
      <label htmlFor={id} className="mb-1.5 block text-control">
        Email
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          ref={field}
          id={id}
          type="email"
          name="email"
          autoComplete="email"
          placeholder="you@example.com"
          value={email}
          onChange={(event) => {
            setEmail(event.target.value);
            setNote(undefined);
          }}
          aria-describedby={`${id}-note`}
          className={`${FIELD_CLASS} h-12 min-w-0 flex-1 basis-48`}
        />
        <Button
          type="submit"
          variant={address && !adding ? "primary" : "secondary"}
          size="lg"
          className="w-full xs:w-40"
          aria-disabled={adding || address === undefined}
        >
          {adding ? "Adding..." : "Join the waitlist"}
        </Button>
      </div>
      <TrapField />
      <p
        id={`${id}-note`}
        role="status"
        className={`mt-1.5 flex min-h-5 items-center gap-1.5 text-meta ${note?.failed ? "text-neg" : "text-text-2"}`}
      >
        {note?.failed && <CircleAlert size={14} className="shrink-0" />}
        {note?.text}
      </p>
    </form>
  );
}

/** The message for a failed attempt; undefined for a duplicate, which counts as success. */
function failureText(error: unknown): string | undefined {
  if (!isApiError(error) || isKeySpent(error)) return WAITLIST_FAILED;
  if (error.status === 409 && !error.code.startsWith("idempotency.")) return undefined;
  return UNANSWERED.includes(error.kind) ? WAITLIST_UNREACHABLE : error.detail || WAITLIST_FAILED;
}

const UNANSWERED: readonly ApiError["kind"][] = ["unreachable", "timeout"];
