import { useCallback } from "react";
import { useSession } from "../../session/session";
import { useDraftAutosave } from "../autosave/use-draft-autosave";
import {
  type AboutShow,
  type Draft,
  filledIn,
  fromAccount,
  mayViewDraftOf,
  unsentDraft,
  lastRequest,
  NO_DRAFT,
  type RequestField,
  type RequestValues,
  storedFields,
} from "./request-draft";

export type RequestDraft = {
  readonly values: RequestValues;
  readonly language: string;
  readonly findings: Draft["findings"];
  readonly filters: Draft["filters"];
  /** The pitch that is sent in place of the brief; null if the brief is sent. */
  readonly pitch: string | null;
  /** The edited pitch; null if there is none. */
  readonly edited: Draft["edited"];
  /** The brief of the last sent request; "" if there was none. */
  readonly lastBrief: string;
  /** Whether some fields contain values of the last sent request. */
  readonly fromLast: boolean;
  readonly type: (field: RequestField, text: string) => void;
  readonly set: (change: Partial<Pick<Draft, "language" | "findings" | "filters" | "pitch" | "edited">>) => void;
};

/** The request written in this tab, prefilled with known values and stored on this device. */
export function useRequestDraft(about: AboutShow | null): RequestDraft {
  const autosave = useDraftAutosave();
  const [aboutId, aboutTitle] = [about?.id, about?.title];
  const { state, user } = useSession();
  const viewer = state === "unknown" || state === "failed" ? undefined : (user?.id ?? null);
  const stored = unsentDraft.use();
  const last = lastRequest.use();
  const draft = mayViewDraftOf(stored.owner, viewer) ? stored : NO_DRAFT;
  const sent = mayViewDraftOf(last.owner, viewer) ? last.values : {};

  const change = useCallback(
    (next: (draft: Draft) => Partial<Draft>) => {
      const now = unsentDraft.read();
      const own = mayViewDraftOf(now.owner, viewer) ? now : NO_DRAFT;
      const show = aboutId !== undefined && aboutTitle !== undefined ? { id: aboutId, title: aboutTitle } : null;
      const written = { ...own, ...next(own), owner: viewer ?? own.owner, about: show };
      unsentDraft.write(written);
      autosave?.change({ owner: written.owner, fields: storedFields(written) });
    },
    [viewer, autosave, aboutId, aboutTitle],
  );
  const type = useCallback(
    (field: RequestField, text: string) => change((own) => ({ typed: { ...own.typed, [field]: text } })),
    [change],
  );
  const set = useCallback(
    (values: Partial<Pick<Draft, "language" | "findings" | "filters" | "pitch" | "edited">>) => change(() => values),
    [change],
  );
  return {
    values: filledIn(draft.typed, sent, fromAccount(user)),
    language: draft.language,
    findings: draft.findings,
    filters: draft.filters,
    pitch: draft.pitch,
    edited: draft.edited,
    lastBrief: sent.campaignBrief ?? "",
    fromLast: Object.keys(sent).length > 0,
    type,
    set,
  };
}
