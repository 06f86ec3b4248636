import { z } from "zod";
import type { Sent } from "../../http/body/sent.js";

// Structures of requests and answers. The domain decides whether an address or a password is acceptable. The schemas only check
// types and limit sizes.

const text = (max: number) => z.string().max(max, `has more than ${max} characters`).default("");
const email = text(1_000);
const password = text(2_000);
const token = text(200).describe("The token in the fragment of the emailed link");

export const signUpBody = z.object({ email, password });
export const signInBody = z.object({
  email,
  password,
  remember: z.boolean().optional().describe("Stay signed in for 30 days instead of until the browser is closed"),
  client: z.literal("desktop").optional().describe("Set to return a bearer token instead of setting a cookie"),
});
export const emailBody = z.object({ email });
export const confirmationBody = z.object({
  token,
  signIn: z.boolean().optional().describe("Also signs in, if this is the browser that signed up"),
});
export const newPasswordBody = z.object({ token, password });
export const changeBody = z.object({
  name: z.string().max(1_000).nullable().optional(),
  email: z.string().max(1_000).optional().describe("The new address; it takes effect once the emailed link is opened"),
  currentPassword: password.describe("The current password; needed to change the address"),
});
export const passwordBody = z.object({ currentPassword: password, password: password.describe("The new password") });
export const deletionBody = z.object({ currentPassword: password }).default({ currentPassword: "" });
const provider = z.enum(["google", "facebook"]);
export const providerPath = z.object({ provider });
export const sessionPath = z.object({ id: z.string().max(100) });
export const oauthQuery = z.object({
  redirect: z.string().max(2_048).optional().describe("The path on this site to return to; anything else is ignored"),
  remember: z.enum(["0", "1"]).optional(),
  app: z
    .string()
    .regex(/^[\w-]{43}$/)
    .optional()
    .describe("For the desktop app: the S256 challenge for its secret. The redirect then opens the app with a code"),
});
export const appSignInBody = z.object({
  code: z.string().max(100).describe("The code in the link to the app; valid once and for two minutes"),
  verifier: z.string().max(200).describe("The secret behind the challenge that started the sign-in"),
});
export const exportQuery = z.object({ format: z.enum(["json", "csv"]).default("json") });

const date = z.iso.datetime();
const user = z.object({ id: z.uuid(), email: z.string(), name: z.string(), emailVerified: z.boolean() });
export const sessionAnswer = z.object({
  user: user.nullable(),
  providers: z.object({ google: z.boolean(), facebook: z.boolean() }),
  passwordMinimum: z.int().describe("Minimum length of a new password in characters"),
});
export const signInAnswer = z.object({
  user,
  restored: z.boolean().describe("Whether this sign-in canceled a scheduled deletion of the account"),
  token: z.string().optional().describe("The bearer token for the desktop app, which is shown only once"),
});
export const messageAnswer = z.object({ message: z.string() });
export const confirmationAnswer = z.object({
  status: z.enum(["confirmed", "changed"]),
  user: user.nullable().describe("The signed-in user; null if no session was started"),
});
const identityAnswer = z.object({
  provider,
  email: z.string().nullable(),
  linkedAt: date,
});
export const accountAnswer = user.extend({
  name: z.string().nullable(),
  createdAt: date,
  pendingEmail: z.string().nullable().describe("The new address, until it is confirmed"),
  deleteAfter: date.nullable(),
  hasPassword: z.boolean(),
  identities: z.array(identityAnswer),
  operator: z.literal(true).optional().describe("Present if this session can open the operator page"),
  message: z.string().optional(),
});
export const identitiesAnswer = z.object({ identities: z.array(identityAnswer) });
export const sessionsAnswer = z.object({
  sessions: z.array(
    z.object({
      id: z.uuid(),
      kind: z.enum(["browser", "desktop"]),
      userAgent: z.string(),
      createdAt: date,
      lastSeenAt: date,
      current: z.boolean(),
    }),
  ),
});
export const endedAnswer = z.object({ ended: z.int() });
export const deletionAnswer = z.object({ deleteAfter: date });
export const exportAnswer = z.looseObject({
  exportedAt: date,
  account: z.array(z.looseObject({ id: z.uuid(), email: z.string() })),
});

// Types that the website uses.
export type SessionAnswer = Sent<typeof sessionAnswer>;
export type SignInAnswer = Sent<typeof signInAnswer>;
export type Credentials = Required<z.input<typeof signUpBody>>;
export type SignIn = Credentials & Required<Pick<z.input<typeof signInBody>, "remember">>;
export type NewPassword = Required<z.input<typeof newPasswordBody>>;
export type Confirmation = Sent<typeof confirmationAnswer>;
/** The sentence that the page displays. It does not reveal whether the address has an account. */
export type MessageAnswer = Sent<typeof messageAnswer>;
export type Account = Sent<typeof accountAnswer>;
export type Sessions = Sent<typeof sessionsAnswer>;
export type OpenSession = Sessions["sessions"][number];
export type Identities = Sent<typeof identitiesAnswer>;
export type Deletion = Sent<typeof deletionAnswer>;

// Answers that several endpoints share.
export const foreign = { 403: { description: "The request came from another site" } };
export const refused = {
  403: { description: "The request came from another site, or the current password is wrong" },
};
export const broken = { 422: { description: "A field breaks a rule; `errors` says which" } };
export const limited = { 429: { description: "Too many attempts; see Retry-After" } };
export const busy = { 503: { description: "Too many people are signing in; see Retry-After" } };
export const guestAnswers = { ...foreign, ...broken, ...limited };
export const accepted = (description: string) => ({ 202: { description, schema: messageAnswer } });
export const callbackAnswers = {
  303: { description: "A redirect back to a page of the site or to the desktop app" },
  ...limited,
};
export const leaveAnswers = {
  302: { description: "A redirect to the provider, with state and PKCE" },
  ...callbackAnswers,
};
