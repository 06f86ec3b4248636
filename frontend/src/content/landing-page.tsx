import { pageMetadata } from "@earshot/domain/site/pages";
import { lazy, Suspense } from "react";
import { usePage } from "../navigation/use-page";
import { LandingClose } from "./landing/landing-close";
import { LandingSearch } from "./landing/landing-search";
import { SampleMeters } from "./landing/sample-meters";
import { TotalsStrip } from "./totals-strip";

const LandingMore = lazy(() => import("./landing/landing-more"));

/** The home page: what the product is, a search field, and what its estimates look like. */
export function Component() {
  usePage(pageMetadata("/"));
  return (
    <>
      <div className="grid items-center gap-10 py-10 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] md:gap-16 md:pt-22 md:pb-16">
        <div>
          <h1 className="text-display">Find the show. See its audience.</h1>
          <p className="mt-5 mb-8 max-w-[32em] text-lead text-text-2">
            Search by title, topic or host. See how many people listen, how sure we are of that figure, and how the show
            compares with others of its kind.
          </p>
          <LandingSearch />
        </div>
        <SampleMeters />
      </div>
      <TotalsStrip page="landing" />
      <Suspense fallback={<div className="min-h-screen" />}>
        <LandingMore />
      </Suspense>
      {/* Not loaded with the later parts: its button must work as soon as the search does. */}
      <LandingClose />
    </>
  );
}
