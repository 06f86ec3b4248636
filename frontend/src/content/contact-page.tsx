import { pageMetadata } from "@earshot/domain/site/pages";
import { usePage } from "../navigation/use-page";

const REASONS = [
  [
    "A figure looks wrong",
    "Tell us the show, the figure and what you know about it. Every estimate lists its reasons.",
  ],
  ["You make a show", "Say which one, and what should be corrected or removed."],
  ["You need something", "A field, a filter, an export, a plan for a team: say what you would do with it."],
] as const;

/** Reasons to write to us. The form itself is in the footer, as on every page. */
export function Component() {
  usePage(pageMetadata("/contact"));
  return (
    <div className="pt-10 md:pt-16">
      <h1 className="text-h1">Contact</h1>
      <p className="mt-3 max-w-[40em] text-lead text-text-2">
        A person reads what you write in the form below. These are the things people ask about most.
      </p>
      <dl className="mt-8 grid gap-x-8 gap-y-6 md:grid-cols-3">
        {REASONS.map(([title, text]) => (
          <div key={title} className="border-t border-line pt-4">
            <dt className="text-h3">{title}</dt>
            <dd className="mt-1 text-text-2">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
