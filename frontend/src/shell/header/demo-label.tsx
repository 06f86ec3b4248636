import { useRef, useState } from "react";
import { useCatalogueSummaryQuery } from "../../client/api";
import { Popover } from "../../ui/overlay/popover";

/** A note that the demo's shows are invented. It uses free space, so that it does not shift anything. */
export function DemoLabel() {
  const { data } = useCatalogueSummaryQuery();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  if (data?.source !== "demo") return null;
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className="relative h-6 rounded-chip bg-signal-soft px-2 text-axis whitespace-nowrap text-signal-ink coarse:after:absolute coarse:after:-inset-2.5"
      >
        Demo<span className="max-[359px]:sr-only md:max-lg:sr-only"> catalogue</span>
      </button>
      <Popover
        triggerRef={button}
        isOpen={open}
        onClose={() => setOpen(false)}
        label="Demo catalogue"
        className="max-w-80"
      >
        <div className="px-4 py-3 text-meta">
          <p>
            The {data.podcasts.toLocaleString("en")} shows here are made up so you have something to try: hosts, covers,
            episodes and figures.
          </p>
          <p className="mt-2">
            Import real ones to replace them: <code className="font-mono">npm run import</code>
          </p>
        </div>
      </Popover>
    </>
  );
}
