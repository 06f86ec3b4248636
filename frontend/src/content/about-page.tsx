import { parseListenerRange } from "@earshot/domain/audience/range/listener-range";
import { pageMetadata } from "@earshot/domain/site/pages";
import { Link } from "react-router-dom";
import { rangeText } from "../audience/range-text";
import { SampleMeter } from "../audience/sample-meter";
import { usePage } from "../navigation/use-page";
import { ButtonLink, MoreLink } from "../ui/button";
import { Panel } from "../ui/panel";
import { AUDIENCE_BENEFITS, REASONS, VALUES } from "./about-texts";
import { FadeIn } from "./fade-in";
import { TotalsStrip } from "./totals-strip";

const PARTS = [
  { id: "mission", label: "Mission" },
  { id: "listeners", label: "Listeners" },
  { id: "creators", label: "Creators" },
  { id: "advertisers", label: "Advertisers" },
  { id: "why", label: "Why Earshot" },
  { id: "values", label: "Values" },
] as const;

const RANGE = parseListenerRange("10,000-25,000");
const HEADING = "text-[1.75rem] leading-[1.15] font-[660] tracking-[-0.02em]";
const ROW = "grid gap-x-16 gap-y-4 border-t border-line py-10 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] md:py-14";

/** What the product is for. */
export function Component() {
  usePage(pageMetadata("/about"));
  return (
    <>
      <div className="pt-10 pb-8 md:pt-20 md:pb-12">
        <h1 className="max-w-[11em] text-display">Know who is listening.</h1>
        <nav aria-label="On this page" className="mt-8">
          <ul className="-ml-3 flex flex-wrap gap-x-1">
            {PARTS.map(({ id, label }) => (
              <li key={id}>
                <Link
                  to={`#${id}`}
                  className="inline-flex h-9 items-center rounded-control px-3 text-control text-text-2 no-underline hover:bg-surface-2 hover:text-text coarse:h-11"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <Mission />
      <TotalsStrip page="about" />
      <div className="mt-16 md:mt-24">
        {AUDIENCE_BENEFITS.map(({ id, title, text, link }) => (
          <FadeIn key={id} aria-labelledby={id} className={ROW}>
            <h2 id={id} className={HEADING}>
              {title}
            </h2>
            <div>
              <p className="max-w-[41.5em] text-reading">{text}</p>
              <MoreLink {...link} />
            </div>
          </FadeIn>
        ))}
        <FadeIn aria-labelledby="why" className={ROW}>
          <h2 id="why" className={HEADING}>
            Why choose Earshot
          </h2>
          <Terms terms={REASONS} />
        </FadeIn>
        <FadeIn aria-labelledby="values" className={ROW}>
          <h2 id="values" className={HEADING}>
            Values
          </h2>
          <Terms terms={VALUES} />
        </FadeIn>
      </div>
      <FadeIn aria-labelledby="start" className="mt-4">
        <Panel className="flex flex-wrap items-center justify-between gap-x-10 gap-y-6 p-6 md:p-10">
          <h2 id="start" className={HEADING}>
            Look up a show you know.
          </h2>
          <div className="flex flex-wrap gap-2">
            <ButtonLink to="/signup" variant="primary" size="lg">
              <span className="whitespace-normal">Create your account</span>
            </ButtonLink>
            <ButtonLink to="/features" size="lg">
              See the features
            </ButtonLink>
          </div>
        </Panel>
      </FadeIn>
    </>
  );
}

function Mission() {
  return (
    <section
      aria-labelledby="mission"
      className="grid items-center gap-x-16 gap-y-8 pb-14 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] md:pb-20"
    >
      <div>
        <h2 id="mission" className={HEADING}>
          Mission
        </h2>
        <p className="mt-4 max-w-[40em] text-reading">
          A podcast is an hour with a stranger’s voice, by choice. Audience figures are mostly guesswork, printed as if
          someone had counted. We want everyone who makes, funds or loves a show to find it, see how large its audience
          probably is, and know how far to trust that figure.
        </p>
      </div>
      <Panel aria-label="A number and a range" className="md:p-6">
        <p className="text-meta text-text-2">Printed elsewhere</p>
        <p className="text-figure text-text-3 line-through decoration-2">12,400</p>
        <p className="mt-4 text-meta text-text-2">Printed here</p>
        <p className="mb-3 text-figure">{rangeText(RANGE)}</p>
        <SampleMeter range={RANGE} size="lg" axis />
        <p className="mt-3 text-meta text-text-2">An example. What we know is a range, so we draw a range.</p>
      </Panel>
    </section>
  );
}

function Terms({ terms }: { terms: readonly { readonly title: string; readonly text: string }[] }) {
  return (
    <dl className="grid gap-x-10 gap-y-7 xs:grid-cols-2">
      {terms.map(({ title, text }) => (
        <div key={title}>
          <dt className="text-h3">{title}</dt>
          <dd className="mt-1 text-text-2">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
