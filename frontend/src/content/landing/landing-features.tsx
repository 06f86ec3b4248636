import { parseListenerRange } from "@earshot/domain/audience/range/listener-range";
import type { ReactNode } from "react";
import { rangeText } from "../../audience/range-text";
import { Badge } from "../../ui/badge";
import { Panel } from "../../ui/panel";
import { SampleMeter } from "../../audience/sample-meter";

function Feature({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-5 border-t border-line py-8 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] md:py-10">
      <div>
        <h3 className="text-h2">{title}</h3>
        <p className="mt-2 max-w-[28em] text-text-2">{text}</p>
      </div>
      <Panel className="md:p-6">{children}</Panel>
    </article>
  );
}

const REACH = parseListenerRange("25,000-70,000");
const CATEGORY_AVERAGE = parseListenerRange("10,000-25,000");
const GROUPS = ["Professionals", "Adults", "Family"] as const;

const CONTACTS = [
  { what: "Host", value: "Ines Halvorsen" },
  { what: "Website", value: "secondshift.example" },
  { what: "Feed", value: "feeds.example/second-shift" },
] as const;

/** Reach, demographics, contacts: each with the part of a podcast page that shows it. */
export function LandingFeatures() {
  return (
    <section aria-labelledby="features" className="pt-16 md:pt-24">
      <h2
        id="features"
        className="max-w-[16.5em] text-[1.75rem] leading-[1.15] font-[660] tracking-[-0.02em] md:text-[2.25rem]"
      >
        Three answers to look for on a podcast page
      </h2>
      <p className="mt-3 mb-8 max-w-[40em] text-text-2 md:mb-10">Taken from one of the sample shows above.</p>

      <Feature
        title="Reach"
        text="How many people listen, as a range, on one scale for every show. The gray bar is the average of its category."
      >
        <div>
          <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
            <span className="text-figure">{rangeText(REACH)}</span>
            <Badge tone="pos" wraps>
              Above the category average
            </Badge>
          </div>
          <SampleMeter range={REACH} base={CATEGORY_AVERAGE} size="lg" axis />
        </div>
      </Feature>

      <Feature
        title="Demographics"
        text="Who a show is made for, judged by its topics and language. Filters for gender and age aren’t ready yet."
      >
        <dl className="grid content-start gap-4 xs:grid-cols-[auto_minmax(0,1fr)] xs:gap-x-8">
          <dt className="text-control text-text-2">Top audience</dt>
          <dd className="flex flex-wrap gap-1.5">
            {GROUPS.map((group) => (
              <Badge key={group} tone="accent">
                {group}
              </Badge>
            ))}
          </dd>
          <dt className="text-control text-text-2">Language</dt>
          <dd>English</dd>
        </dl>
      </Feature>

      <Feature title="Contacts" text="Who makes it and where to find them, as the show itself publishes it.">
        <dl>
          {CONTACTS.map(({ what, value }) => (
            <div
              key={what}
              className="flex flex-wrap justify-between gap-x-6 border-b border-line py-3 first:pt-0 last:border-b-0 last:pb-0"
            >
              <dt className="text-control text-text-2">{what}</dt>
              <dd className="min-w-0 break-words font-[560]">{value}</dd>
            </div>
          ))}
        </dl>
      </Feature>
    </section>
  );
}
