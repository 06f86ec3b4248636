import { pageMetadata } from "@earshot/domain/site/pages";
import { usePage } from "../navigation/use-page";
import { Badge } from "../ui/badge";
import { Panel } from "../ui/panel";
import { LAUNCH } from "./launch";
import { Transcript } from "./transcript";
import { WaitlistForm } from "./waitlist-form";
import { WORKED_EXAMPLES } from "./worked-examples";

/** The waitlist of the podcast assistant. */
export function Component() {
  usePage(pageMetadata("/advertisers"));
  return (
    <>
      <div className="grid items-end gap-x-16 gap-y-8 py-10 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] md:py-20">
        <div>
          <Badge tone="signal">Not open yet</Badge>
          <h1 className="mt-4 text-display">Ask what was said.</h1>
          <p className="mt-5 max-w-[32em] text-lead text-text-2">
            PodcastGPT will be an assistant that has listened. It will answer questions about shows and episodes and
            point to the moment in the recording, so you can check every word.
          </p>
        </div>
        <Panel aria-labelledby="waitlist" className="md:p-6">
          <h2 id="waitlist" className="text-h2">
            Join the waitlist
          </h2>
          <p className="mt-1.5 mb-4 text-text-2">{LAUNCH}</p>
          <WaitlistForm />
        </Panel>
      </div>
      <section aria-labelledby="examples" className="border-t border-line pt-10 md:pt-14">
        <h2 id="examples" className="max-w-[18em] text-[1.75rem] leading-[1.15] font-[660] tracking-[-0.02em]">
          Four conversations it is being built for
        </h2>
        <p className="mt-2 mb-8 text-text-2">Worked examples. The shows in them are invented.</p>
        <div className="grid gap-4 sm:grid-cols-2 md:gap-6">
          {WORKED_EXAMPLES.map((example) => (
            <Transcript key={example.title} {...example} />
          ))}
        </div>
      </section>
    </>
  );
}
