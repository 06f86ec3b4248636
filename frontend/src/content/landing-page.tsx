import { pageMetadata } from "@earshot/domain/site/page-metadata";
import { LANDING_TOTALS } from "../app/totals";
import { usePage } from "../app/use-page";
import { LandingClose } from "./landing-close";
import { LandingFeatures } from "./landing-features";
import { LandingSearch } from "./landing-search";
import { SampleMeters } from "./sample-meters";

/** The first page: what the product is, a search box, and how its estimates look. */
export function Component() {
  usePage(pageMetadata("/"));
  return (
    <>
      <div className="grid items-center gap-10 py-10 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] md:gap-16 md:pt-22 md:pb-16">
        <div>
          <h1 className="text-display">Find the show. See its audience.</h1>
          <p className="mt-5 mb-8 max-w-[46ch] text-lead text-text-2">
            Search by title, topic or host. Every show comes with a range of listeners, how sure we are of it, and how
            it stands among its kind.
          </p>
          <LandingSearch />
        </div>
        <SampleMeters />
      </div>
      <section aria-label="Catalogue size">
        <dl className="grid grid-cols-2 border-y border-line md:grid-cols-4">
          {LANDING_TOTALS.map(({ figure, of }) => (
            <div
              key={of}
              className="flex flex-col-reverse border-line py-6 nth-[n+3]:border-t max-md:even:border-l max-md:even:pl-6 md:border-l md:pl-6 md:first:border-l-0 md:first:pl-0 md:nth-[n+3]:border-t-0"
            >
              <dt className="text-control font-normal text-text-2">{of}</dt>
              <dd className="text-[2rem] leading-[1.1] font-[640] tracking-[-0.03em]">{figure}</dd>
            </div>
          ))}
        </dl>
      </section>
      <LandingFeatures />
      <LandingClose />
    </>
  );
}
