import { pageMetadata } from "@earshot/domain/site/pages";
import { FREE_LIMITS } from "@earshot/domain/site/plans";
import { Check, Minus } from "lucide-react";
import type { ReactNode } from "react";
import { usePage } from "../navigation/use-page";
import { useSession } from "../session/session";
import { useSignInPath } from "../session/sign-in-path";
import { Badge } from "../ui/badge";
import { ButtonLink } from "../ui/button";
import { Panel } from "../ui/panel";

const INCLUDED = [
  "Search by title, topic and host, with all filters",
  "Audience ranges, and what each is based on",
  "Market comparison, by category",
  "Shortlists with prices, notes and totals",
  "Exports as CSV, Excel, OPML and JSON",
  "Sharing by link, and working on lists together",
  "Watched searches, and alerts for new episodes",
  "Contact addresses, briefs and pitches",
  "The API, webhooks, and tools for assistants",
];

const TEAM_ONLY = ["Single sign-on for your company", "Personal support"];

/** The limits that a team would want raised; the others are already sufficient. */
const RAISED = new Set([
  "People who work on a list",
  "Contact addresses a day",
  "API requests a minute",
  "API requests a day",
  "Webhooks",
]);

/** The plans side by side. Prices are not known, so none are shown. */
export function Component() {
  usePage(pageMetadata("/upgrade"));
  const { user } = useSession();
  const signIn = useSignInPath();
  return (
    <div className="max-w-[56rem] py-10 md:py-16">
      <h1 className="text-h1">Plans</h1>
      <p className="mt-3 max-w-[40em] text-lead text-text-2">
        Everything you see here is free today. A plan for teams doesn’t exist yet: its column shows what we think it
        should include. It has no price or date.
      </p>
      {/* Positioned, so that words for screen readers scroll with the table, and do not make the page wider. */}
      <Panel
        aria-label="Plans side by side"
        tabIndex={0}
        className="relative mt-8 overflow-x-auto px-4 py-2 md:px-6 md:py-3"
      >
        <table className="w-full border-collapse text-left text-control font-normal">
          <caption className="sr-only">What each plan includes</caption>
          <thead>
            <tr className="align-bottom [&>th]:py-3">
              <th scope="col" className="text-meta font-normal text-text-2">
                What you get
              </th>
              <PlanHead name="Free Tier" badge={user && <Badge tone="accent">Your plan</Badge>} />
              <PlanHead name="Team" badge={<Badge tone="signal">Not open yet</Badge>} />
            </tr>
          </thead>
          <tbody>
            {INCLUDED.map((what) => (
              <Row key={what} what={what} free={<Included />} team={<Included />} />
            ))}
            {TEAM_ONLY.map((what) => (
              <Row key={what} what={what} free={<NotIncluded />} team={<Included />} />
            ))}
          </tbody>
          <tbody>
            <tr>
              <th scope="rowgroup" colSpan={3} className="pt-6 pb-2 font-[640]">
                Limits
              </th>
            </tr>
            {FREE_LIMITS.map(({ what, most }) => (
              <Row key={what} what={what} free={most} team={RAISED.has(what) ? "More" : most} />
            ))}
          </tbody>
        </table>
      </Panel>
      <div className="mt-6 flex flex-wrap gap-3">
        {user ? (
          <ButtonLink to="/home">Search podcasts</ButtonLink>
        ) : (
          <ButtonLink to={signIn.replace("/sign-in", "/signup")} variant="primary">
            Create your account
          </ButtonLink>
        )}
        <ButtonLink to="/contact">Team: talk to us</ButtonLink>
      </div>
    </div>
  );
}

function PlanHead({ name, badge }: { name: string; badge: ReactNode }) {
  return (
    <th scope="col" className="w-[88px] pl-3 text-center md:w-40">
      <span className="block md:text-h2">{name}</span>
      <span className="mt-1 block min-h-6 font-normal">{badge}</span>
    </th>
  );
}

function Row({ what, free, team }: { what: string; free: ReactNode; team: ReactNode }) {
  return (
    <tr className="border-t border-line">
      <th scope="row" className="py-2.5 font-normal">
        {what}
      </th>
      <td className="pl-3 text-center tabular">{free}</td>
      <td className="pl-3 text-center text-text-2 tabular">{team}</td>
    </tr>
  );
}

function Included() {
  return (
    <>
      <Check size={18} className="inline text-accent" aria-hidden="true" />
      <span className="sr-only">Yes</span>
    </>
  );
}

function NotIncluded() {
  return (
    <>
      <Minus size={18} className="inline text-text-3" aria-hidden="true" />
      <span className="sr-only">No</span>
    </>
  );
}
