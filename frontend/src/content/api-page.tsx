import { type ComponentProps, lazy, Suspense } from "react";
import { pageMetadata } from "@earshot/domain/site/pages";
import "./api/api-code.css";
import { usePage } from "../navigation/use-page";
import { ButtonLink } from "../ui/button";
import { ApiReference } from "./api/api-reference";
import { ApiSection } from "./api/api-section";
import { STATUSES } from "./api/api-texts";
import { FieldTable } from "./api/field-table";
import { SectionNav } from "./api/section-nav";
import { TotalsStrip } from "./totals-strip";

const PARTS = [
  { id: "overview", label: "Overview" },
  { id: "features", label: "Features" },
  { id: "reference", label: "API reference" },
  { id: "errors", label: "Errors" },
  { id: "sandbox", label: "Sandbox" },
  { id: "examples", label: "Examples" },
  { id: "limits", label: "Limits" },
  { id: "webhooks", label: "Webhooks" },
  { id: "assistants", label: "Assistants" },
  { id: "contact-us-about-it", label: "Contact" },
] as const;

const FEATURES = [
  ["One search", "By title, topic or host, with the same query language and the same order as on the site."],
  ["Ranges with reasons", "Audience figures as ranges, each with its confidence and the receipt of the estimate."],
  [
    "Stable pages",
    "Searches and episodes have cursors, not page numbers: nothing repeats, nothing is skipped. After an import, catalogueChanged marks the next page.",
  ],
  ["Cheap repeats", "Responses carry an ETag. Send If-None-Match and get 304 while nothing has changed."],
  ["Errors for machines", "RFC 9457 problems with a stable code and a sentence you can show to people."],
  ["Self-describing", "The OpenAPI document is generated from the running code."],
] as const;

const ApiCode = lazy(() => import("./api/api-code"));
const FurtherSections = lazy(() => import("./api/further-sections"));

function Code(props: ComponentProps<typeof ApiCode>) {
  return (
    <Suspense fallback={<div className="min-h-96" />}>
      <ApiCode {...props} />
    </Suspense>
  );
}

/** The guide for developers. */
export function Component() {
  usePage(pageMetadata("/api"));
  return (
    <>
      <div className="py-10 md:py-16">
        <h1 className="text-display">Developer API</h1>
        <p className="mt-5 max-w-[35em] text-lead text-text-2">
          The catalogue behind this site, over HTTP and JSON. Search podcasts, read their audience, follow their
          episodes.
        </p>
      </div>
      <TotalsStrip page="api" />
      <SectionNav parts={PARTS} />
      <ApiSection id="overview" title="Overview" code={<Code piece="quickstart" name="First request" />}>
        <p className="max-w-[41.5em]">
          Every path starts with <Inline>/api/v1</Inline>. The catalogue is read with GET, and one POST looks up 200
          shows at once. Lists, tracking and webhooks also use PUT, PATCH and DELETE. Responses are JSON in UTF-8.
          Reading the catalogue needs no account.
        </p>
        <p className="max-w-[41.5em]">
          Your lists, alerts and saved views need an API key. Confirm your email address, create a key on your account
          page and send it as <Inline>Authorization: Bearer ek_live_…</Inline> or <Inline>X-API-Key</Inline>, never in a
          URL.
        </p>
        <p className="max-w-[41.5em]">
          The full, live description is the OpenAPI 3.1 document at{" "}
          <a href="/api/v1/openapi.json" className="link">
            /api/v1/openapi.json
          </a>
          . Point your generator or your API client at it. This page explains the part that most programs need. A typed
          client for JavaScript is{" "}
          <a href="/earshot-client.tgz" download className="link">
            earshot-client.tgz
          </a>
          ; npm installs it from its URL.
        </p>
        <p className="max-w-[41.5em]">
          You may cache and store the responses; no logo is required. Estimates state the version of their method. A
          network that sends too many requests gets 429 with <Inline>Retry-After</Inline>.
        </p>
        <p className="max-w-[41.5em] text-text-2">
          Call it from a server or a script. Browsers don’t let pages on other sites read the responses.
        </p>
        <p className="max-w-[41.5em]">
          Version 1 only grows: new endpoints, parameters and fields can appear, so ignore fields you don’t know. Before
          an endpoint goes, its responses have <Inline>Deprecation</Inline> and <Inline>Sunset</Inline> with the dates,
          and the reference names what replaces it.
        </p>
      </ApiSection>
      <ApiSection id="features" title="Features">
        <dl className="grid gap-x-10 gap-y-6 xs:grid-cols-2">
          {FEATURES.map(([name, text]) => (
            <div key={name}>
              <dt className="text-h3">{name}</dt>
              <dd className="mt-1 text-text-2">{text}</dd>
            </div>
          ))}
        </dl>
      </ApiSection>
      <ApiReference sample={<Code piece="podcast" name="Podcast object" />} />
      <ApiSection id="errors" title="Errors" code={<Code piece="problem" name="Problem" />}>
        <p className="max-w-[41.5em]">
          An error is <Inline>application/problem+json</Inline>. <Inline>code</Inline> is stable, so your program can
          branch on it; <Inline>detail</Inline> is a sentence for people. Send a <Inline>Request-Id</Inline> or use
          ours: it is in every response and in our log.
        </p>
        <FieldTable caption="Status codes" head={["Status", "Code"]} fields={STATUSES} />
      </ApiSection>
      {/* Without ids: an anchor waits for the section itself, which is further down. */}
      <Suspense fallback={<div className="min-h-96" />}>
        <FurtherSections />
      </Suspense>
      <ApiSection id="contact-us-about-it" title="Missing something?">
        <p className="max-w-[41.5em]">
          Tell us what you’re building and which field or figure you need. A person reads every message.
        </p>
        <p>
          <ButtonLink to="#contact" variant="primary" size="lg">
            Contact us
          </ButtonLink>
        </p>
      </ApiSection>
    </>
  );
}

/**
 * In this size, every letter is 8 px wide in Geist Mono and in the system's font that is shown until it has loaded. Other widths are
 * rounded in only one of them, and lines would break elsewhere.
 */
function Inline({ children }: { children: string }) {
  return <code className="rounded-chip bg-surface-3 px-1 py-0.5 font-mono text-[0.889em]">{children}</code>;
}
