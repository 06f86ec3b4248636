import type { BriefDraft, DraftStep, DraftVersion } from "@earshot/domain/campaigns/brief-draft";
import type { SendOutcome, WaitingBriefs } from "@earshot/domain/campaigns/outbox";
import { z } from "zod";
import type { OfflineNews } from "../catalogue/offline-state";
import type { SavedFile } from "../lists/export-list.node";
import type { UpdateState } from "../updates/updates.node";
import { type Preferences, preferencesShape } from "./preferences";

const draftId = z.string().max(64);
const fields = z.record(z.string().max(64), z.string().max(50_000));

/**
 * The calls that the page can make, with an input schema for each channel. Unknown keys are rejected. Add a new channel here, in
 * `CallAnswers` and in the table of handlers; the compiler reports a missing one.
 */
export const CALLS = {
  "drafts.put": z.strictObject({
    id: draftId,
    owner: z.string().max(64).nullable(),
    fields,
    baseVersion: z.int().min(0),
  }),
  "drafts.find": z.strictObject({ id: draftId }),
  "drafts.all": z.strictObject({ owner: z.string().max(64).nullable() }),
  "drafts.versions": z.strictObject({ id: draftId }),
  "drafts.remove": z.strictObject({ id: draftId }),
  "briefs.send": z.strictObject({
    key: z.string().regex(/^[0-9a-f]{32}$/),
    body: z.string().max(100_000),
    title: z.string().max(300),
    draftId: draftId.nullable(),
    owner: z.string().max(64).nullable(),
  }),
  "briefs.waiting": z.strictObject({}),
  "briefs.retry": z.strictObject({}),
  "briefs.remove": z.strictObject({ key: z.string().max(64) }),
  "files.export": z.strictObject({
    listId: z.uuid(),
    name: z.string().max(200),
    format: z.enum(["csv", "xlsx", "opml", "json"]),
    figures: z.boolean().optional(),
  }),
  "files.drag": z.strictObject({ listId: z.uuid(), name: z.string().max(200) }),
  "page.print": z.strictObject({}),
  "page.pdf": z.strictObject({ name: z.string().max(200) }),
  "app.facts": z.strictObject({}),
  "app.server": z.strictObject({ address: z.string().max(300), anyVersion: z.boolean().optional() }),
  "app.sign-in": z.strictObject({ provider: z.enum(["google", "facebook"]), remember: z.boolean() }),
  "app.preferences": z.strictObject({}),
  "app.prefer": preferencesShape,
  "app.report": z.strictObject({}),
  "offline.state": z.strictObject({}),
  "offline.download": z.strictObject({ shows: z.enum(["usual", "all"]) }),
  "offline.stop": z.strictObject({}),
  "lists.conflicts": z.strictObject({}),
  "lists.read": z.strictObject({}),
  "menu.views": z.strictObject({
    views: z.array(z.strictObject({ id: z.string().max(64), name: z.string().max(300) })).max(9),
  }),
  "updates.state": z.strictObject({}),
  "updates.check": z.strictObject({}),
  "updates.restart": z.strictObject({}),
} satisfies Record<string, z.ZodType>;

export type Channel = keyof typeof CALLS;
export type CallInput<Name extends Channel> = z.output<(typeof CALLS)[Name]>;

type AppFacts = {
  readonly version: string;
  readonly server: string;
  /** Whether the sign-in survives a restart, because the system has secure storage. */
  readonly keepsSignIn: boolean;
  /** Whether the app checks for updates, because it was packaged with a feed. */
  readonly updates: boolean;
  /** The number of crash reports on this device. They are never sent. */
  readonly crashes: number;
};

/** The result of each channel. */
export type CallAnswers = {
  "drafts.put": DraftStep;
  "drafts.find": BriefDraft | null;
  "drafts.all": readonly BriefDraft[];
  "drafts.versions": readonly DraftVersion[];
  "drafts.remove": null;
  "briefs.send": SendOutcome;
  "briefs.waiting": WaitingBriefs;
  "briefs.retry": null;
  "briefs.remove": null;
  "files.export": SavedFile;
  "files.drag": null;
  "page.print": null;
  "page.pdf": SavedFile;
  "app.facts": AppFacts;
  "app.server": { readonly kind: "changed" } | { readonly kind: "refused" | "other-version"; readonly reason: string };
  "app.sign-in": null;
  "app.preferences": Preferences;
  "app.prefer": null;
  "app.report": SavedFile;
  "offline.state": OfflineNews;
  "offline.download": null;
  "offline.stop": null;
  "lists.conflicts": readonly string[];
  "lists.read": null;
  "menu.views": null;
  "updates.state": UpdateState;
  "updates.check": null;
  "updates.restart": null;
};

/** Calls about a page receive its id, because another window can be in front by the time that it calls. */
export type CallTable = {
  readonly [Name in Channel]: (
    input: CallInput<Name>,
    page: Name extends `page.${string}` ? number : void,
  ) => Promise<CallAnswers[Name]> | CallAnswers[Name];
};

/** The response message. A failure is a value, so that no error object with file paths reaches the page. */
export type CallResult<Answer> =
  | { readonly ok: true; readonly answer: Answer }
  | { readonly ok: false; readonly code: string; readonly message: string };
