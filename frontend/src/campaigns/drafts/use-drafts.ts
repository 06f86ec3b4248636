import type { BriefDraft } from "@earshot/domain/campaigns/brief-draft";
import type { DraftStore } from "@earshot/domain/campaigns/draft-store.port";
import type { WaitingBriefs } from "@earshot/domain/campaigns/outbox";
import { useCallback, useEffect, useState } from "react";
import { deviceMemory } from "../../platform/device-memory";
import { usePlatform } from "../../platform/use-platform";
import { useSession } from "../../session/session";
import { currentDraft, useDraftAutosave, useAutosaveState } from "../autosave/use-draft-autosave";

const OWNER = "earshot.drafts-owner";

/** The account whose drafts are shown; null for a guest. If the server does not respond, this is the last known account. */
function useDraftOwner(): string | null | undefined {
  const { state, user } = useSession();
  const known = state === "user" || state === "guest";
  const id = user?.id ?? null;
  useEffect(() => {
    if (known) deviceMemory.write(OWNER, id);
  }, [known, id]);
  if (known) return id;
  return state === "failed" ? deviceMemory.read(OWNER) : undefined;
}

export type DraftsState =
  | { readonly kind: "loading" }
  | { readonly kind: "failed" }
  | { readonly kind: "read"; readonly drafts: readonly BriefDraft[]; readonly waiting: WaitingBriefs };

const NONE_WAITING: WaitingBriefs = { own: [], held: [] };

/** The drafts on this device, and the briefs waiting to be sent. The draft of a waiting brief is not listed among the drafts. */
export function useDrafts(): { readonly state: DraftsState; readonly reload: () => void } {
  const { drafts: store, outbox } = usePlatform();
  const owner = useDraftOwner();
  const autosave = useAutosaveState(useDraftAutosave());
  const [state, setState] = useState<DraftsState>({ kind: "loading" });
  const [turn, setTurn] = useState(0);
  const reload = useCallback(() => setTurn((last) => last + 1), []);

  useEffect(() => outbox?.follow(reload), [outbox, reload]);
  useEffect(() => {
    if (owner === undefined) return;
    let current = true;
    const read = async (): Promise<DraftsState> => {
      if (!store) return { kind: "failed" };
      const [own, here, waiting] = await Promise.all([
        store.all(owner),
        draftOfTab(store),
        outbox?.waiting() ?? NONE_WAITING,
      ]);
      // Text that this tab stored before the sign-in belongs to the user who signed in; drafts of other guests do not.
      const before = here && here.owner === null && owner !== null ? [here] : [];
      const sent = new Set(
        waiting.own.flatMap(({ draftId, refusal }) => (refusal === null && draftId ? [draftId] : [])),
      );
      const drafts = [...own, ...before].filter(({ id }) => !sent.has(id)).sort((a, b) => b.changedAt - a.changedAt);
      return { kind: "read", drafts, waiting };
    };
    read().then(
      (next) => current && setState(next),
      () => current && setState({ kind: "failed" }),
    );
    return () => void (current = false);
  }, [store, outbox, owner, autosave, turn]);
  return { state, reload };
}

/** The draft that this tab writes to; undefined if it has no stored draft. */
async function draftOfTab(store: DraftStore): Promise<BriefDraft | undefined> {
  const current = currentDraft.read();
  return current ? store.find(current.id) : undefined;
}
