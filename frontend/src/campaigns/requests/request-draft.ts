import type { SessionUser } from "../../session/session";
import type { FindingChoices } from "@earshot/domain/campaigns/brief/findings/readings";
import type { DraftFields } from "@earshot/domain/campaigns/brief-draft";
import { fieldsOf, tabValue } from "../../platform/tab-value";

/** The fields that a person fills in, in the order of the form. */
export const REQUEST_FIELDS = [
  "firstName",
  "lastName",
  "businessEmail",
  "phone",
  "companyName",
  "referral",
  "budgetRange",
  "primaryGoal",
  "campaignBrief",
] as const;
export type RequestField = (typeof REQUEST_FIELDS)[number];
export type RequestValues = Readonly<Record<RequestField, string>>;

/** The text of a request that has not been sent yet. Untouched fields are missing, so that they can be prefilled. */
export type Draft = {
  /** The account under which it was typed; null for a guest. Nobody else sees it. */
  readonly owner: string | null;
  readonly typed: Partial<RequestValues>;
  /** ISO 639-1 code of the target audience's language; "" for any. */
  readonly language: string;
  /** The reader's choices that replace findings in the brief. Stored only in the tab. */
  readonly findings: FindingChoices;
  /** Names of the active match filters. */
  readonly filters: readonly string[];
  /** A pitch that is sent in place of the brief. */
  readonly pitch: string | null;
  /** An edited pitch, with the show that it is for. */
  readonly edited: EditedPitch | null;
  /** The show that it was last written for; null if it is not about a particular show. */
  readonly about: AboutShow | null;
};

type EditedPitch = { readonly podcastId: string; readonly text: string };

export type AboutShow = { readonly id: string; readonly title: string };

export const NO_DRAFT: Draft = {
  owner: null,
  typed: {},
  language: "",
  findings: {},
  filters: [],
  pitch: null,
  edited: null,
  about: null,
};
export type LastRequest = { readonly owner: string | null; readonly values: Partial<RequestValues> };

export const unsentDraft = tabValue<Draft>("earshot.campaign-draft", (found) => {
  const { owner, typed, language, findings, filters, pitch, edited, about } = fieldsOf(found);
  const { id, title } = fieldsOf(about);
  const { podcastId, text } = fieldsOf(edited);
  return {
    owner: typeof owner === "string" ? owner : null,
    typed: values(typed),
    language: typeof language === "string" ? language : "",
    findings: texts(findings),
    filters: Array.isArray(filters) ? filters.filter((name): name is string => typeof name === "string") : [],
    pitch: typeof pitch === "string" ? pitch : null,
    edited: typeof podcastId === "string" && typeof text === "string" ? { podcastId, text } : null,
    about: typeof id === "string" && typeof title === "string" ? { id, title } : null,
  };
});

/** The fields of a draft, in the format stored on this device. */
export function storedFields({
  typed,
  language,
  filters,
  pitch,
  edited,
  about,
}: Omit<Draft, "owner" | "findings">): DraftFields {
  const isWritten = [...Object.values(typed), edited?.text ?? ""].some((text) => text !== "");
  return {
    ...typed,
    ...(language !== "" && { language }),
    ...(pitch !== null && { pitch }),
    ...(edited && { editedPitch: edited.text, editedPitchTo: edited.podcastId }),
    // If nothing was typed, filters or the show alone are not a draft.
    ...(isWritten && filters.length > 0 && { matchFilters: filters.join(" ") }),
    ...(isWritten && about && { podcastId: about.id, podcastTitle: about.title }),
  };
}

/** Converts stored fields to a draft. */
export function draftFrom(owner: string | null, fields: DraftFields): Draft {
  const { language = "", podcastId: id, podcastTitle: title, editedPitch: text, editedPitchTo: podcastId } = fields;
  const edited = text !== undefined && podcastId !== undefined ? { podcastId, text } : null;
  // If there is no other text, the edited pitch is used.
  const pitch = fields.pitch ?? (fields.campaignBrief ? null : (edited?.text ?? null));
  const show = id && title ? { id, title } : null;
  const filters = (fields.matchFilters ?? "").split(" ").filter((name) => name !== "");
  return { owner, typed: values(fields), language, findings: {}, filters, pitch, edited, about: show };
}

/** The values of the last request, so that they need not be typed again. */
export const lastRequest = tabValue<LastRequest>("earshot.campaign-last", (found) => {
  const { owner, values: sent } = fieldsOf(found);
  return { owner: typeof owner === "string" ? owner : null, values: values(sent) };
});

function values(found: unknown): Partial<RequestValues> {
  const fields = fieldsOf(found);
  return Object.fromEntries(
    REQUEST_FIELDS.flatMap((name) => (typeof fields[name] === "string" ? [[name, fields[name]]] : [])),
  );
}

function texts(found: unknown): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(fieldsOf(found)).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}

/** Whether the current viewer is allowed to see the text of `owner`. `viewer` is undefined while the session is unknown. */
export function mayViewDraftOf(owner: string | null, viewer: string | null | undefined): boolean {
  return owner === null || viewer === undefined || owner === viewer;
}

/** Values from the account: its email address, and its name, split at the first space. */
export function fromAccount(user: Pick<SessionUser, "email" | "name"> | null): Partial<RequestValues> {
  if (user === null) return {};
  const [firstName = "", ...rest] = user.name.trim().split(/\s+/);
  return { businessEmail: user.email, firstName, lastName: rest.join(" ") };
}

const EMPTY = Object.fromEntries(REQUEST_FIELDS.map((name) => [name, ""])) as RequestValues;

/** The form's values: those typed, otherwise those of the last request, otherwise those of the account. */
export function filledIn(
  typed: Partial<RequestValues>,
  last: Partial<RequestValues>,
  account: Partial<RequestValues>,
): RequestValues {
  // A brief belongs to one request; the previous one is restored only on demand.
  return { ...EMPTY, ...account, ...last, campaignBrief: "", ...typed };
}
