import { pageMetadata } from "@earshot/domain/site/pages";
import { usePage } from "../navigation/use-page";
import { Badge } from "../ui/badge";
import { Panel } from "../ui/panel";
import { WaitlistForm } from "./waitlist-form";
import { WORKED_EXAMPLES, type WorkedExample } from "./worked-examples";
import { cx } from "../ui/class-names";

/** The state of the assistant's launch: it was announced for a month that has passed. */
const LAUNCH = "Launch was announced for January 2026. It hasn’t opened yet. We’ll tell the waitlist when it does.";

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

/** A feature of the assistant, shown as a conversation with it. */
function Transcript({ title, text, lines }: WorkedExample) {
  return (
    <Panel aria-label={title} className="flex flex-col p-5 md:p-6">
      <h3 className="text-h2">{title}</h3>
      <p className="mt-1.5 max-w-[32em] text-text-2">{text}</p>
      <ol className="mt-5 grid flex-1 content-start gap-3 border-t border-line pt-4">
        {lines.map(({ at, who, text: said }) => (
          <li key={at} className="grid grid-cols-[2.25rem_minmax(0,1fr)] gap-x-3">
            <span className="pt-px text-meta text-text-3 tabular">{at}</span>
            <p className={cx("border-l-2 pl-3", who === "You" ? "border-line text-text-2" : "border-accent")}>
              <b className="block text-axis">{who}</b>
              {said}
            </p>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
