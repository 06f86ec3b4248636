import { isNewsletterAddress } from "@earshot/domain/outreach/subscriptions";
import { type FormEvent, useId, useRef, useState } from "react";
import { Button } from "../ui/button";
import { FIELD_CLASS } from "../ui/class-names";
import { useTemporaryState } from "../ui/hooks/use-temporary-state";

/** From the specification, section 9; in milliseconds. */
const DELAY_MS = 1_200;
const SUCCESS_MS = 1_800;

/** The newsletter sign-up of the blog. It is simulated, as specified: nothing is sent. */
export function NewsletterForm() {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [invalid, setInvalid] = useState(false);
  const [subscribed, showSubscribed] = useTemporaryState(SUCCESS_MS, () => form.current?.reset());
  const [subscribing, begin] = useTemporaryState(DELAY_MS, showSubscribed);

  const check = (text: string) => {
    const wrong = !isNewsletterAddress(text);
    setInvalid(wrong);
    return !wrong;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const field = form.current?.querySelector("input");
    if (!field || subscribing || subscribed) return;
    if (check(field.value)) begin();
    else field.focus();
  };

  // For the method, see the contact form.
  return (
    <form ref={form} method="dialog" noValidate aria-labelledby="newsletter" onSubmit={submit}>
      <label htmlFor={id} className="mb-1.5 block text-control">
        Email
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          id={id}
          type="email"
          autoComplete="email"
          placeholder="you@example.com"
          aria-invalid={invalid || undefined}
          aria-describedby={`${id}-note`}
          onChange={(event) => invalid && check(event.target.value)}
          className={`${FIELD_CLASS} h-10 min-w-0 flex-1 basis-48 coarse:min-h-11`}
        />
        {/* As wide as the longest of its three labels, so that nothing moves. */}
        <Button type="submit" className="w-36 max-w-full" aria-disabled={subscribing || subscribed}>
          {subscribing ? "Subscribing..." : subscribed ? <Subscribed /> : "Subscribe"}
        </Button>
      </div>
      <p id={`${id}-note`} role="status" className="mt-1.5 min-h-5 text-meta text-neg">
        {invalid && "Enter an address such as you@example.com."}
        {subscribed && <span className="sr-only">Subscribed!</span>}
      </p>
    </form>
  );
}

function Subscribed() {
  return (
    <span>
      <span className="font-[system-ui] text-[0.8125rem] leading-none">✅</span> Subscribed!
    </span>
  );
}
