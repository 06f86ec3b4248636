import type { AppBridge } from "@earshot/frontend/platform/app-bridge";
import { z } from "zod";
import { preferencesShape } from "./preferences";

const draftId = z.string().max(64);
const server = z.string().max(300);
const fields = z.record(z.string().max(64), z.string().max(50_000));

/**
 * The calls that the page can make, with an input schema for each channel. Unknown keys are rejected. A new channel is added here, in the
 * page's `AppBridge`, in `CHANNELS` and in the table of handlers. The compiler reports one that is missing in any of them.
 */
export const CALLS = {
  "drafts.put": z.strictObject({
    server,
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
    server,
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
  "app.server": z.strictObject({ address: server, anyVersion: z.boolean().optional() }),
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
    views: z
      .array(z.strictObject({ id: z.string().max(64), name: z.string().max(300) }))
      .max(9)
      .readonly(),
  }),
  "updates.state": z.strictObject({}),
  "updates.check": z.strictObject({}),
  "updates.restart": z.strictObject({}),
} satisfies Record<Exclude<keyof AppBridge, "onEvent">, z.ZodType>;

export type Channel = keyof typeof CALLS;
type CallInput<Name extends Channel> = z.output<(typeof CALLS)[Name]>;

type Same<One, Other> = [One, Other, keyof One, keyof Other] extends [Other, One, keyof Other, keyof One]
  ? true
  : false;

/** `true` for each channel whose schema has the keys of the input that the page declares, with types that are assignable both ways. */
export type SameInputs = { readonly [Name in Channel]: Same<CallInput<Name>, Parameters<AppBridge[Name]>[0]> };

/** The result of each channel, as the page declares it. */
export type CallAnswers = {
  readonly [Name in Channel]: Extract<Awaited<ReturnType<AppBridge[Name]>>, { ok: true }>["answer"];
};

/** Calls about a page receive its id, because another window can be in front by the time that it calls. */
export type CallTable = {
  readonly [Name in Channel]: (
    input: CallInput<Name>,
    page: Name extends `page.${string}` | "files.drag" ? number : void,
  ) => Promise<CallAnswers[Name]> | CallAnswers[Name];
};
