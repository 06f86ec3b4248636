import type { BriefDraft } from "@earshot/domain/campaigns/brief-draft";
import type { AppServices } from "./app-services.node";
import type { CallTable } from "./calls";

type BriefCall = Extract<keyof CallTable, `drafts.${string}` | `briefs.${string}`>;

/**
 * The calls about drafts and briefs. A page can only read and remove what belongs to the current account and server, and a guest's draft
 * that it continues.
 */
export function briefCalls(
  services: Pick<AppServices, "drafts" | "outbox" | "sending" | "session" | "server" | "system">,
): Pick<CallTable, BriefCall> {
  const { drafts, outbox, sending, session, server, system } = services;
  /** Until the owner of the token is known, nothing belongs to the viewer. */
  const viewer = async () => {
    const user = await session.user();
    return { owner: user === undefined ? "" : (user?.id ?? null), server: server(), account: user?.email ?? null };
  };
  const readable = async (id: string): Promise<BriefDraft | undefined> => {
    const draft = await drafts.find(id);
    return draft && (draft.owner === null || draft.owner === (await viewer()).owner) ? draft : undefined;
  };
  return {
    "drafts.put": ({ server: at, ...change }) => drafts.of(at).put({ ...change, at: Date.now() }),
    "drafts.find": async ({ id }) => (await readable(id)) ?? null,
    "drafts.all": async ({ owner }) => ((await viewer()).owner === owner ? drafts.all(owner) : []),
    "drafts.versions": async ({ id }) => ((await readable(id)) ? drafts.versions(id) : []),
    "drafts.remove": async ({ id }) => ((await readable(id)) && (await drafts.remove(id)), null),
    "briefs.send": async (brief) => {
      const now = await viewer();
      const isHere = brief.server === now.server;
      // The account at the time when "Submit" was pressed. A draft of another account keeps its owner and waits for that account.
      const owner = brief.owner ?? (isHere && now.owner !== "" ? now.owner : null);
      outbox.add({ ...brief, owner, account: isHere && owner === now.owner ? now.account : null });
      await sending.sendNow();
      const left = outbox.all().find(({ key }) => key === brief.key);
      if (left === undefined) return { kind: "taken" };
      if (left.refusal !== null) return { kind: "refused", reason: left.refusal };
      // The attempt may have shown that the session has ended.
      if (!isHere || owner !== (await viewer()).owner) return { kind: "later", held: true };
      return { kind: "later", ...(left.blocked && { blocked: true }) };
    },
    "briefs.waiting": async () => outbox.waiting(await viewer()),
    "briefs.retry": async () => (await sending.sendNow(), null),
    "briefs.remove": async ({ key }) => {
      const { own } = outbox.waiting(await viewer());
      if (own.some((brief) => brief.key === key)) outbox.remove(key);
      system.notifyPages({ kind: "briefs" });
      return null;
    },
  };
}
