import { FileText, Pencil, Sparkles } from "lucide-react";
import { Link } from "react-router-dom";
import { useSavedPageQuery } from "../saved/saved-api";
import type { SessionUser } from "../session/session";
import { useTrackedListQuery } from "../tracking/tracking-api";
import { Address } from "../ui/address";
import { InfoButton } from "../ui/overlay/popover";
import { StatTile } from "./stat-tile";

/** The user's name, the plan, and the figures. */
export function DashboardHead({ user }: { user: SessionUser }) {
  const saved = useSavedPageQuery(1);
  const tracked = useTrackedListQuery();
  return (
    <header className="pt-8 md:pt-10">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <div className="min-w-0">
          <h1 dir="auto" className="text-h1 break-words">
            Welcome back, {user.name || <Address text={user.email ?? ""} before />}
          </h1>
          <p className="mt-1 flex flex-wrap items-center gap-x-4 text-text-2">
            {user.name && <span className="break-all">{user.email}</span>}
            <Link to="/account" className="link inline-flex min-h-6 items-center gap-1.5 coarse:min-h-11">
              <Pencil size={15} />
              Edit Profile
            </Link>
            <Link to="/drafts" className="link inline-flex min-h-6 items-center gap-1.5 coarse:min-h-11">
              <FileText size={15} />
              Drafts and requests
            </Link>
          </p>
        </div>
        <section
          aria-labelledby="current-plan"
          className="flex w-full flex-wrap items-center gap-x-6 gap-y-1 rounded-card border border-line bg-surface px-4 py-3 sm:w-auto"
        >
          <div>
            <h2 id="current-plan" className="text-meta font-normal text-text-2">
              Current Plan
            </h2>
            <p className="text-h3">Free Tier</p>
          </div>
          <Link
            to="/upgrade"
            className="link ml-auto inline-flex min-h-8 items-center gap-1.5 text-control coarse:min-h-11"
          >
            <Sparkles size={15} />
            Upgrade to Premium
          </Link>
        </section>
      </div>
      <ul aria-label="Figures" className="mt-6 flex flex-wrap gap-2 md:gap-4">
        <StatTile label="Saved Podcasts" figure={saved.data?.total ?? failed(saved)} to="/dashboard#saved" />
        <StatTile
          label="Tracked Podcasts"
          figure={tracked.data?.length ?? failed(tracked)}
          to="/dashboard?tab=tracking"
        />
        <StatTile
          label="API Calls"
          figure={null}
          to="/account/api"
          why={<InfoButton about="API Calls">Calls made with your API keys are on your API usage page.</InfoButton>}
        />
      </ul>
    </header>
  );
}

const failed = ({ isError }: { readonly isError: boolean }) => (isError ? null : undefined);
