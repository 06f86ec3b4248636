import { useCatalogueSummaryQuery } from "../../client/api";
import { useOpener } from "../../ui/hooks/use-opener";
import { Popover } from "../../ui/overlay/popover";

/** A note that the demo's shows are invented. It uses free space, so that it does not shift anything. */
export function DemoLabel() {
  const { data } = useCatalogueSummaryQuery();
  const { opener, layer } = useOpener("dialog");
  if (data?.source !== "demo") return null;
  return (
    <>
      <button
        {...opener}
        type="button"
        className="relative h-6 min-w-0 rounded-chip bg-signal-soft text-axis whitespace-nowrap text-signal-ink coarse:after:absolute coarse:after:-inset-2.5"
      >
        <span className="block truncate px-2">
          Demo<span className="max-[359px]:sr-only md:max-lg:sr-only"> catalogue</span>
        </span>
      </button>
      <Popover {...layer} label="Demo catalogue" className="max-w-80">
        <About shows={data.podcasts} />
      </Popover>
    </>
  );
}

/** Rendered only when the note is open: formatting the first number of a page takes a phone 50 ms. */
function About({ shows }: { shows: number }) {
  return (
    <div className="px-4 py-3 text-meta">
      <p>
        The {shows.toLocaleString("en")} shows here are made up so you have something to try: hosts, covers, episodes
        and figures.
      </p>
      <p className="mt-2">
        Import real ones to replace them: <code className="font-mono">npm run import</code>
      </p>
    </div>
  );
}
