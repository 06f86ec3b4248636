import { type ComponentProps, lazy, Suspense } from "react";
import { pageMetadata } from "@earshot/domain/site/page-metadata";
import "./api-code.css";
import { usePage } from "../navigation/use-page";
import { ButtonLink } from "../ui/button";
import { ApiReference } from "./api-reference";
import { ApiSection } from "./api-section";
import { EXAMPLES, FILTERS, STATUSES } from "./api-texts";
import { FieldTable } from "./field-table";
import { SectionNav } from "./section-nav";
import { TotalsStrip } from "./totals-strip";

const PARTS = [
  { id: "overview", label: "Overview" },
  { id: "features", label: "Features" },
  { id: "filters", label: "Filters" },
  { id: "reference", label: "API reference" },
  { id: "errors", label: "Errors" },
  { id: "examples", label: "Examples" },
  { id: "contact-us-about-it", label: "Contact" },
] as const;

const FEATURES = [
  ["One search", "By title, topic or host, with the same query language and the same order as on the site."],
  ["Ranges with reasons", "Audience figures as ranges, each with its confidence and the receipt of the estimate."],
  [
    "Stable pages",
    "Cursors, not page numbers: nothing comes twice and nothing is skipped while the catalogue changes.",
  ],
  ["Cheap repeats", "Answers carry an ETag. Ask with If-None-Match and get 304 while nothing has changed."],
  ["Errors for machines", "RFC 9457 problems with a stable code, and a sentence that can be shown to people."],
  ["Described by itself", "The OpenAPI document is made from the code that answers."],
] as const;

const ApiCode = lazy(() => import("./api-code"));

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
        <p className="mt-5 max-w-[52ch] text-lead text-text-2">
          The catalogue behind this site, over HTTP and JSON. Search podcasts, read their audience, follow their
          episodes.
        </p>
      </div>
      <TotalsStrip page="api" />
      <SectionNav parts={PARTS} />
      <ApiSection id="overview" title="Overview" code={<Code piece="quickstart" name="First request" />}>
        <p className="max-w-[62ch]">
          Everything starts with <Inline>/api/v1</Inline> on this address. Requests are plain GETs, answers are JSON in
          UTF-8. Reading the catalogue needs no key and no account.
        </p>
        <p className="max-w-[62ch]">
          The full, live description is the OpenAPI 3.1 document at{" "}
          <a href="/api/v1/openapi.json" className="link">
            /api/v1/openapi.json
          </a>
          . Point your generator or your API client at it. This page explains the part that most programs need.
        </p>
        <p className="max-w-[62ch] text-text-2">
          Call it from a server or a script. Browsers do not let other sites’ pages read the answers.
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
      <ApiSection id="filters" title="Filters" code={<Code program="search" name="A search with filters" />}>
        <p className="max-w-[62ch]">
          Parameters of <Inline>GET /search</Inline>. All may be combined; those that may be repeated are given several
          times.
        </p>
        <FieldTable caption="Parameters of a search" head={["Parameter", "Values"]} fields={FILTERS} />
      </ApiSection>
      <ApiReference sample={<Code piece="podcast" name="Podcast object" />} />
      <ApiSection id="errors" title="Errors" code={<Code piece="problem" name="Problem" />}>
        <p className="max-w-[62ch]">
          A refusal is <Inline>application/problem+json</Inline>. <Inline>code</Inline> is stable, so programs may
          branch on it; <Inline>detail</Inline> is a sentence that people may read.
        </p>
        <FieldTable caption="Statuses you may meet" head={["Status", "Code"]} fields={STATUSES} />
      </ApiSection>
      <ApiSection id="examples" title="Examples">
        <p className="max-w-[62ch]">
          Whole programs without dependencies. They run as they are printed, with Node.js 18 or Python 3.8 and later.
        </p>
      </ApiSection>
      {EXAMPLES.map(({ id, title, text, program }) => (
        <ApiSection key={id} id={id} title={title} code={<Code program={program} name={title} />}>
          <p className="max-w-[52ch] text-text-2">{text}</p>
        </ApiSection>
      ))}
      <ApiSection id="contact-us-about-it" title="Missing something?">
        <p className="max-w-[62ch]">
          Tell us what you are building, and which field or figure you would need for it. A person reads it.
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

function Inline({ children }: { children: string }) {
  return <code className="rounded-chip bg-surface-3 px-1 py-0.5 font-mono text-[0.875em]">{children}</code>;
}
