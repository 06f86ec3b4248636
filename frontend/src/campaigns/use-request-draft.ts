import { useCallback } from "react";
import { useSession } from "../session/session";
import { useDraftKeeper } from "./use-draft-keeper";
import {
  type AboutShow,
  type Draft,
  filledIn,
  fromAccount,
  isTheirs,
  keptDraft,
  keptRequest,
  NO_DRAFT,
  type RequestField,
  type RequestValues,
  storedFields,
} from "./request-draft";

export type RequestDraft = {
  readonly values: RequestValues;
  readonly language: string;
  /** The pitch that goes out in place of the brief; null while the brief itself does. */
  readonly pitch: string | null;
  /** The brief of the request sent last, "" when there was none. */
  readonly lastBrief: string;
  /** Some fields hold what was sent last. */
  readonly fromLast: boolean;
  readonly type: (field: RequestField, text: string) => void;
  readonly set: (change: Partial<Pick<Draft, "language" | "pitch">>) => void;
};

/** The request that is being written in this tab, prefilled as far as anything is known, and kept on this device. */
export function useRequestDraft(about: AboutShow | null): RequestDraft {
  const keeper = useDraftKeeper();
  const [aboutId, aboutTitle] = [about?.id, about?.title];
  const { state, user } = useSession();
  const viewer = state === "unknown" || state === "failed" ? undefined : (user?.id ?? null);
  const kept = keptDraft.use();
  const last = keptRequest.use();
  const draft = isTheirs(kept.owner, viewer) ? kept : NO_DRAFT;
  const sent = isTheirs(last.owner, viewer) ? last.values : {};

  const change = useCallback(
    (next: (draft: Draft) => Partial<Draft>) => {
      const now = keptDraft.read();
      const own = isTheirs(now.owner, viewer) ? now : NO_DRAFT;
      const show = aboutId !== undefined && aboutTitle !== undefined ? { id: aboutId, title: aboutTitle } : null;
      const written = { ...own, ...next(own), owner: viewer ?? own.owner, about: show };
      keptDraft.write(written);
      keeper?.change({ owner: written.owner, fields: storedFields(written) });
    },
    [viewer, keeper, aboutId, aboutTitle],
  );
  const type = useCallback(
    (field: RequestField, text: string) => change((own) => ({ typed: { ...own.typed, [field]: text } })),
    [change],
  );
  const set = useCallback((values: Partial<Pick<Draft, "language" | "pitch">>) => change(() => values), [change]);
  return {
    values: filledIn(draft.typed, sent, fromAccount(user)),
    language: draft.language,
    pitch: draft.pitch,
    lastBrief: sent.campaignBrief ?? "",
    fromLast: Object.keys(sent).length > 0,
    type,
    set,
  };
}
