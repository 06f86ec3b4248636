import { lazy } from "react";
import { CampaignButton } from "../../campaigns/campaign-button";
import { useHydrated } from "../../platform/hydration";
import { ButtonLink } from "../../ui/button";
import { Panel } from "../../ui/panel";
import { SparePart } from "../../ui/spare-part";

/** There is nothing to show until a request has been sent, so this code can load later. */
const SentLine = lazy(async () => ({ default: (await import("../../campaigns/requests/sent-line")).SentLine }));

/** The two next steps at the end of the landing page. */
export function LandingClose() {
  const hydrated = useHydrated();
  return (
    <Panel
      aria-labelledby="start"
      className="mt-10 grid grid-cols-[minmax(0,1fr)] items-center gap-x-16 gap-y-6 p-6 md:mt-14 md:grid-cols-[minmax(0,1fr)_auto] md:p-10"
    >
      <div>
        <h2 id="start" className="text-h1">
          Have something to advertise?
        </h2>
        <p className="mt-3 max-w-[35em] text-text-2">
          Look around first, or tell us what you advertise. Each show gets a score for your brief, and you see every
          part of it.
        </p>
        <div className="mt-3">
          {hydrated && (
            <SparePart>
              <SentLine />
            </SparePart>
          )}
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        <ButtonLink to="/home" variant="primary" size="lg" className="max-xs:w-full">
          <span className="whitespace-normal">Explore Opportunities</span>
        </ButtonLink>
        <CampaignButton size="lg" className="max-xs:w-full">
          <span className="whitespace-normal">Start Matching Ads</span>
        </CampaignButton>
      </div>
    </Panel>
  );
}
