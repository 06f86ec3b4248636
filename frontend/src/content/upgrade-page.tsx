import { pageMetadata } from "@earshot/domain/site/page-metadata";
import { Check } from "lucide-react";
import { usePage } from "../navigation/use-page";
import { useSession } from "../session/session";
import { useSignInPath } from "../session/sign-in-path";
import { Badge } from "../ui/badge";
import { ButtonLink } from "../ui/button";
import { Panel } from "../ui/panel";

const FREE = [
  "Search by title, topic and host, with all filters",
  "Audience estimates with the way they were made",
  "Market comparison by category, once you are signed in",
  "Episodes with the player",
];

/** The plans. No prices are known, so none are shown. */
export function Component() {
  usePage(pageMetadata("/upgrade"));
  const { user } = useSession();
  const signIn = useSignInPath();
  return (
    <div className="py-10 md:py-16">
      <h1 className="text-h1">Plans</h1>
      <p className="mt-3 max-w-[60ch] text-lead text-text-2">
        There is one plan today, and it is free. No prices are set for anything beyond it, so none are shown here.
      </p>
      <div className="mt-8 grid items-start gap-4 md:grid-cols-2 md:gap-6">
        <Panel aria-labelledby="free" className="p-6 md:p-6">
          <div className="flex items-center justify-between gap-3">
            <h2 id="free" className="text-h2">
              Free Tier
            </h2>
            {user && <Badge tone="accent">Your plan</Badge>}
          </div>
          <ul className="mt-4 grid gap-2.5">
            {FREE.map((what) => (
              <li key={what} className="flex gap-2.5">
                <Check size={18} className="mt-0.5 shrink-0 text-accent" aria-hidden="true" />
                {what}
              </li>
            ))}
          </ul>
          <div className="mt-6">
            {user ? (
              <ButtonLink to="/home">Search podcasts</ButtonLink>
            ) : (
              <ButtonLink to={`${signIn}&mode=signup`} variant="primary">
                Create your account
              </ButtonLink>
            )}
          </div>
        </Panel>
        <Panel aria-labelledby="premium" className="p-6 md:p-6">
          <div className="flex items-center justify-between gap-3">
            <h2 id="premium" className="text-h2">
              Premium
            </h2>
            <Badge tone="signal">Not open yet</Badge>
          </div>
          <p className="mt-4 max-w-[52ch] text-text-2">
            A paid plan for teams is being thought through: what it holds and what it costs is not decided. The contact
            form at the foot of this page is the place to say what you need.
          </p>
        </Panel>
      </div>
    </div>
  );
}
