import { pageMetadata } from "@earshot/domain/site/page-metadata";
import { FREE_LIMITS } from "@earshot/domain/site/plans";
import { Check } from "lucide-react";
import { usePage } from "../navigation/use-page";
import { useSession } from "../session/session";
import { useSignInPath } from "../session/sign-in-path";
import { Badge } from "../ui/badge";
import { ButtonLink } from "../ui/button";
import { Panel } from "../ui/panel";

const FREE = [
  "Search by title, topic and host, with all filters",
  "Audience ranges, and how each came about",
  "Market comparison, by category",
  "Shortlists with prices, notes and sums",
  "Exports as CSV, Excel, OPML and JSON",
  "Sharing by link, and working on lists together",
  "Alerts for new episodes",
  "Contact addresses, briefs and pitches",
  "The API, free to call",
];

const TEAM = [
  "More contact addresses a day",
  "More calls to the API",
  "Single sign-on for your company",
  "Personal support",
];

/** The plans. No prices are known, so none are shown. */
export function Component() {
  usePage(pageMetadata("/upgrade"));
  const { user } = useSession();
  const signIn = useSignInPath();
  return (
    <div className="py-10 md:py-16">
      <h1 className="text-h1">Plans</h1>
      <p className="mt-3 max-w-[40em] text-lead text-text-2">
        Everything you see here is free today. A plan for teams doesn’t exist yet. Tell us what yours needs.
      </p>
      <div className="mt-8 grid items-start gap-4 md:grid-cols-2 md:gap-6">
        <Panel aria-labelledby="free" className="p-6 md:p-6">
          <div className="flex items-center justify-between gap-3">
            <h2 id="free" className="text-h2">
              Free Tier
            </h2>
            {user && <Badge tone="accent">Your plan</Badge>}
          </div>
          <Features of={FREE} />
          <h3 className="mt-6 font-[640]">Its limits</h3>
          <dl className="mt-2 text-control">
            {FREE_LIMITS.map(({ what, most }) => (
              <div key={what} className="flex justify-between gap-4 border-b border-line py-1.5">
                <dt className="text-text-2">{what}</dt>
                <dd className="tabular-nums">{most}</dd>
              </div>
            ))}
          </dl>
          <div className="mt-6">
            {user ? (
              <ButtonLink to="/home">Search podcasts</ButtonLink>
            ) : (
              <ButtonLink to={signIn.replace("/sign-in", "/signup")} variant="primary">
                Create your account
              </ButtonLink>
            )}
          </div>
        </Panel>
        <Panel aria-labelledby="team" className="p-6 md:p-6">
          <div className="flex items-center justify-between gap-3">
            <h2 id="team" className="text-h2">
              Team
            </h2>
            <Badge tone="signal">Not open yet</Badge>
          </div>
          <p className="mt-4 text-text-2">What we think it should include. It has no price or date yet.</p>
          <Features of={TEAM} />
          <div className="mt-6">
            <ButtonLink to="/contact">Talk to us</ButtonLink>
          </div>
        </Panel>
      </div>
    </div>
  );
}

function Features({ of }: { of: readonly string[] }) {
  return (
    <ul className="mt-4 grid gap-2.5">
      {of.map((what) => (
        <li key={what} className="flex gap-2.5">
          <Check size={18} className="mt-0.5 shrink-0 text-accent" aria-hidden="true" />
          {what}
        </li>
      ))}
    </ul>
  );
}
