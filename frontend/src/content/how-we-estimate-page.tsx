import { lazy, type ReactNode, Suspense } from "react";
import { parseListenerRange } from "@earshot/domain/audience/range/listener-range";
import { FITTED } from "@earshot/domain/audience/signals/fitted-model";
import { pageMetadata } from "@earshot/domain/site/pages";
import { Link } from "react-router-dom";
import { rangeText } from "../audience/range-text";
import { SampleMeter } from "../audience/sample-meter";
import { usePage } from "../navigation/use-page";
import { ComparisonChart } from "./comparison-chart";

const ErrorTable = lazy(async () => ({ default: (await import("./error-table")).ErrorTable }));

const STEPS = [
  ["Gather", "Counted downloads, figures from makers, chart positions, ratings, reviews and followers."],
  ["Convert", "Each sign points to a number of listeners. Public statements tell us what a chart position is worth."],
  [
    "Combine",
    "Stronger signs count more, and signs that contradict each other widen the range. Counted downloads beat everything else.",
  ],
  [
    "Give a range",
    "The less we know, the wider the range, up to the No. 1 show in every English-language chart. Beyond a factor of ten we print a word, not two numbers.",
  ],
] as const;

/** The model's estimates for a weekly show with a single sign of demand. */
const EXAMPLES = (["downloads", "chart", "popularity"] as const).map((name) => {
  const { sign, listeners } = FITTED.examples[name];
  return { sign, range: parseListenerRange(listeners), muted: name === "popularity" };
});

const PARTS = {
  "in-short": "In short",
  "how-close": "How close we get",
  "by-evidence": "Error by evidence",
  nothing: "When we say nothing",
  changes: "What changes a figure",
} as const;

const TEXT = "mt-2 max-w-[44em] text-text-2";

/** The method in plain words, with its measured errors. */
export function Component() {
  usePage(pageMetadata("/how-we-estimate"));
  return (
    <>
      <div className="py-10 md:py-16">
        <h1 className="max-w-[14em] text-display">How we estimate audiences</h1>
        <p className="mt-5 max-w-[40em] text-lead text-text-2">
          Most podcasts don’t publish how many people listen. We work it out from public signs of demand, show a range,
          and check our figures against shows that do.
        </p>
      </div>
      <div className="lg:grid lg:grid-cols-12 lg:gap-8">
        <nav aria-label="On this page" className="hidden lg:col-span-3 lg:block">
          <ul className="sticky top-20">
            {Object.entries(PARTS).map(([id, label]) => (
              <li key={id}>
                <Link
                  to={`#${id}`}
                  className="flex h-11 items-center text-control text-text-2 no-underline hover:text-text"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-12 pb-16 lg:col-span-9">
          <Part id="in-short">
            <ol className="mt-4 grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
              {STEPS.map(([title, text], at) => (
                <li key={title} className="border-t-2 border-accent pt-3">
                  <h3 className="font-[640]">
                    {at + 1}. {title}
                  </h3>
                  <p className="mt-1 text-[0.9375rem] text-text-2">{text}</p>
                </li>
              ))}
            </ol>
            <ul aria-label="Examples" className="mt-8 grid gap-4 md:grid-cols-3">
              {EXAMPLES.map(({ sign, range, muted }) => (
                <li key={sign} className="rounded-card border border-line bg-surface p-4">
                  <p className="text-meta text-text-2">{sign}</p>
                  <p className="mt-1 mb-2 text-h3">{rangeText(range)}</p>
                  <SampleMeter range={range} muted={muted} />
                </li>
              ))}
            </ul>
          </Part>
          <Part id="how-close">
            <p className={TEXT}>
              Each line is a show with a published figure. The bar is our range, from a model that never saw that
              figure; the dot is its middle. A dot on the diagonal is exactly right.
            </p>
            <ComparisonChart />
            <p className={TEXT}>
              For {FITTED.kind.shows} {FITTED.kind.of}, the typical audience of their kind is off by a factor of{" "}
              {FITTED.kind.medianFactor} in the middle case; no other kind has been checked. So we only print it as
              context, and never for a show on a list of popular shows.
            </p>
          </Part>
          <Part id="by-evidence">
            <p className={TEXT}>
              What we know about a show decides how far off we can be and which confidence we print.
            </p>
            <Suspense fallback={<div className="min-h-96" />}>
              <ErrorTable />
            </Suspense>
          </Part>
          <Part id="nothing">
            <p className={TEXT}>
              No sign of demand, no estimate. How often a show publishes says nothing about how many people listen; it
              only narrows a range that nobody has checked. The page then shows what is usual for such shows, faded, and
              what an estimate needs. The same goes for a show that has been silent for more than a year, unless a sign
              is newer than that.
            </p>
          </Part>
          <Part id="changes">
            <p className={TEXT}>
              New evidence moves a range. A new method can move all ranges at once, so each receipt names its method. Do
              you make the show, or is a figure wrong?{" "}
              <Link to="/contact" className="link">
                Tell us
              </Link>
              .
            </p>
          </Part>
        </div>
      </div>
    </>
  );
}

function Part({ id, children }: { id: keyof typeof PARTS; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="scroll-mt-24 text-h2">
        {PARTS[id]}
      </h2>
      {children}
    </section>
  );
}
