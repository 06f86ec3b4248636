import { pageMetadata } from "@earshot/domain/site/pages";
import { lazy, useEffect, useRef } from "react";
import { useSearchParams } from "react-router-dom";
import { usePage } from "../navigation/use-page";
import { useSession } from "../session/session";
import { ErrorNotice } from "../ui/error-notice";
import { SparePart } from "../ui/spare-part";
import { CampaignButton } from "./campaign-button";
import { DraftRow } from "./drafts/draft-row";
import { useDraftRemovals } from "./drafts/use-draft-removals";
import { type DraftsState, useDrafts } from "./drafts/use-drafts";
import { useOpenDraft } from "./drafts/use-open-draft";
import { WaitingList } from "./drafts/waiting-list";

/** Loaded for signed-in users only: the requests of guests belong to no account. */
const SentSection = lazy(() => import("./drafts/sent-section"));

/** The briefs that were started on this device, those waiting to be sent, and those that the user sent. */
export function Component() {
  usePage(pageMetadata("/drafts"));
  const { state, reload } = useDrafts();
  const { user } = useSession();
  return (
    <div className="py-6">
      <div className="flex min-h-10 flex-wrap items-center justify-between gap-3">
        <h1 className="text-h1">Drafts</h1>
        <CampaignButton variant="primary">New request</CampaignButton>
      </div>
      <p className="mt-1 text-text-2">Briefs you started. They stay on this device, each with up to 20 versions.</p>
      {state.kind === "failed" && (
        <ErrorNotice className="mt-6" text="The drafts on this device could not be read." onRetry={reload}>
          Storage is full or turned off.
        </ErrorNotice>
      )}
      {state.kind === "read" && <Drafts state={state} reload={reload} />}
      {/* After the drafts, which would otherwise push it down. */}
      {user && state.kind !== "loading" && (
        <SparePart>
          <SentSection key={user.id} owner={user.id} />
        </SparePart>
      )}
    </div>
  );
}

function Drafts({ state, reload }: { state: Extract<DraftsState, { kind: "read" }>; reload: () => void }) {
  const { hidden, remove } = useDraftRemovals(reload);
  const { state: session } = useSession();
  const open = useOpenDraft();
  const drafts = state.drafts.filter(({ id }) => !hidden.has(id));
  const missing = useLinkedDraft(state);
  return (
    <>
      {missing && <p className="mt-6 rounded-card bg-surface-2 px-4 py-3">This draft is no longer on this device.</p>}
      <WaitingList waiting={state.waiting} />
      {drafts.length > 0 ? (
        <ul aria-label="Drafts" className="mt-6 grid gap-3">
          {drafts.map((draft) => (
            <DraftRow
              key={draft.id}
              draft={draft}
              onOpen={() => void open(draft)}
              onDelete={() => remove(draft)}
              onChanged={reload}
            />
          ))}
        </ul>
      ) : (
        <div className="mt-6 rounded-card border border-line bg-surface px-5 py-14 md:text-center">
          <p className="text-h2">No drafts</p>
          <p className="mt-2 text-text-2">
            What you write in a campaign request stays here until you send it.
            {session === "guest" && " Drafts written while signed in appear once you sign in."}
          </p>
        </div>
      )}
    </>
  );
}

/** Opens the draft in the address, once. Returns whether it is missing. */
function useLinkedDraft({ drafts }: Extract<DraftsState, { kind: "read" }>): boolean {
  const [params, setParams] = useSearchParams();
  const open = useOpenDraft();
  const wanted = params.get("draft");
  const draft = drafts.find(({ id }) => id === wanted);
  const opened = useRef<string>(null);
  useEffect(() => {
    if (!draft || opened.current === draft.id) return;
    opened.current = draft.id;
    void open(draft).then(() => setParams({}, { replace: true }));
  }, [draft, open, setParams]);
  useEffect(() => {
    if (wanted === null) opened.current = null;
  }, [wanted]);
  return wanted !== null && !draft;
}
