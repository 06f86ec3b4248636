import { formatCount } from "@earshot/domain/shared/text/format-count";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { FREE_PLAN } from "@earshot/domain/keys/free-plan";
import { READS_WITHOUT_KEY } from "@earshot/domain/shared/reads-without-key";
import { TRIES_MAX } from "@earshot/domain/webhooks/webhook-tries";
import { ApiSection } from "./api-section";
import type { Field } from "./api-texts";
import { FieldTable } from "./field-table";

const LIMITS: readonly Field[] = [
  { name: "No key", type: `${READS_WITHOUT_KEY} a minute`, text: "Reads of the catalogue, for a network." },
  {
    name: "Free plan",
    type: `${FREE_PLAN.requestsAMinute} a minute, ${formatCount(FREE_PLAN.requestsADay)} a day`,
    text: "For all keys of an account together.",
  },
];

const HEADERS: readonly Field[] = [
  { name: "RateLimit", type: '"minute";r=59;t=60', text: "What is left (r), and the seconds until it is renewed (t)." },
  {
    name: "RateLimit-Policy",
    type: '"minute";q=60;w=60',
    text: "The limits: requests (q) in a number of seconds (w).",
  },
  { name: "Retry-After", type: "60", text: "Seconds to wait, on 429 and 503." },
];

/** The limits of a key, and the headers in which a program reads what is left of them. */
export function KeysAndLimits() {
  return (
    <ApiSection id="limits" title="Keys and limits">
      <FieldTable caption="Limits" head={["Caller", "Requests"]} fields={LIMITS} />
      <p className="max-w-[41.5em]">
        A lookup of many shows counts as one request for every ten. A 304 counts toward the minute, but not toward the
        day. A 401, 403, 429 or 5xx costs a key nothing.
      </p>
      <FieldTable caption="Headers of every response to a key" head={["Header", "Example"]} fields={HEADERS} />
    </ApiSection>
  );
}

/** How to receive webhooks. `code` shows a program that checks their signatures. */
export function Webhooks({ code }: { code: ReactNode }) {
  return (
    <ApiSection id="webhooks" title="Webhooks" code={code}>
      <p className="max-w-[41.5em]">
        We send a POST to your https address, on port 443 or 8443, when a tracked show has a new episode, when a show
        that you track or keep in a list changes, when a list or a watched view changes, and after an import. Add
        addresses on your{" "}
        <Link to="/account/api#webhooks" className="link">
          API usage page
        </Link>{" "}
        or with a key. The Free plan allows {FREE_PLAN.webhooks} webhooks.
      </p>
      <p className="max-w-[41.5em]">
        Messages are signed as in Standard Webhooks 1.0.0, so its libraries work. The signing key is the part of your
        secret after <code className="font-mono text-[0.889em]">whsec_</code>, decoded from base64. Check the signature
        of the body as it arrives, before you parse it.
      </p>
      <p className="max-w-[41.5em]">
        Answer with 2xx within 15 seconds. After anything else we send it again: {TRIES_MAX} attempts in about three
        days, the second after 5 seconds. The same event keeps its{" "}
        <code className="font-mono text-[0.889em]">webhook-id</code>, so you can ignore repeats. A 410, or five days of
        failures, disables the webhook, and we email you. It gets no events until you enable it; failed ones can be
        replayed.
      </p>
    </ApiSection>
  );
}
