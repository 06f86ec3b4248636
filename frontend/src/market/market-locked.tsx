import { whatThisMeansLocked } from "@earshot/domain/market/summary-sentence";
import type { ComparedPodcast } from "./compared-podcast";
import { Labeled } from "./labeled";
import { LoginCover } from "./login-cover";
import { PlaceholderBars } from "./placeholder-bars";

/** How many cards are drawn behind the blur; more would only repeat the same shape. */
const DRAWN = 3;

/**
 * A guest's view of the market: the names of the categories, and blurred shapes that are the same for every show. The server sends guests
 * no numbers, so the page contains none.
 */
export function MarketLocked({ podcast, categories }: { podcast: ComparedPodcast; categories: readonly string[] }) {
  return (
    <>
      <div className="no-print relative">
        <div aria-hidden="true" className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,280px),1fr))] gap-4">
          {categories.slice(0, DRAWN).map((category) => (
            <div
              key={category}
              className="rounded-card border border-line bg-surface p-5 not-first:hidden md:not-first:block"
            >
              <p className="truncate text-h3">{category}</p>
              <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-3 blurred">
                <div className="flex justify-between">
                  <span className="h-4 w-28 rounded-chip bg-chart-base" />
                  <span className="h-5 w-24 rounded-chip bg-surface-3" />
                </div>
                <PlaceholderBars />
                <span className="h-[18px] w-full bg-chart-track" />
                <span className="ml-[30%] h-2 w-1/4 bg-chart-base" />
                <span className="h-3.5 w-4/5 rounded-chip bg-surface-3" />
              </div>
            </div>
          ))}
        </div>
        <LoginCover
          podcast={podcast}
          label="Log in to see the numbers"
          reason={`Log in to see how ${podcast.title} compares with its categories.`}
        />
      </div>
      <Labeled label="What this means">
        <p className="max-w-[48em] text-text-2">{whatThisMeansLocked(categories)}</p>
      </Labeled>
    </>
  );
}
