import type { Operation } from "../shared/openapi.js";
import {
  accountAnswer,
  changeBody,
  confirmationAnswer,
  deletionAnswer,
  deletionBody,
  emailBody,
  endedAnswer,
  exportAnswer,
  exportQuery,
  identitiesAnswer,
  messageAnswer,
  newPasswordBody,
  oauthQuery,
  passwordBody,
  providerPath,
  sessionAnswer,
  sessionPath,
  sessionsAnswer,
  signInAnswer,
  signInBody,
  signUpBody,
  tokenBody,
} from "./account.schemas.js";

const guestAnswers = {
  400: { description: "The body is malformed; `errors` names the field" },
  403: { description: "The request came from another site" },
  422: { description: "A rule is broken; `errors` names the field" },
  429: { description: "Too many attempts; see Retry-After" },
};
const userAnswers = {
  401: { description: "No live session" },
  403: { description: "The request came from another site, or the current password is wrong" },
};
const limited = { 429: guestAnswers[429] };
const busy = { 503: { description: "Too many people are signing in; see Retry-After" } };
const accepted = (description: string) => ({ 202: { description, schema: messageAnswer }, ...guestAnswers });
const away = { 303: { description: "Back to a page of the site" }, 429: guestAnswers[429] };
const leave = { 302: { description: "To the provider, with state and PKCE" }, ...away };

/** The endpoints of accounts for the OpenAPI document. */
export const accountOperations: readonly Operation[] = [
  {
    method: "post",
    path: "/auth/sign-up",
    summary: "Make an account; a link to confirm the address is mailed. Answers the same for known addresses",
    body: signUpBody,
    answers: { ...accepted("The mail is on its way"), ...busy },
  },
  {
    method: "post",
    path: "/auth/sign-in",
    summary: "Open a session: a cookie for browsers, a bearer token for the desktop app",
    body: signInBody,
    answers: {
      200: { description: "Signed in", schema: signInAnswer },
      401: { description: "Email and password do not match, or the address is not confirmed" },
      ...guestAnswers,
      ...busy,
    },
  },
  {
    method: "post",
    path: "/auth/sign-out",
    summary: "End the session on the server",
    answers: { 204: { description: "Signed out, or nobody was signed in" }, 403: guestAnswers[403] },
  },
  {
    method: "get",
    path: "/auth/session",
    summary: "Who is signed in, and which providers one can sign in with",
    answers: { 200: { description: "The user, or null", schema: sessionAnswer } },
  },
  {
    method: "post",
    path: "/auth/verify",
    summary: "Confirm an address by a mailed link",
    body: tokenBody,
    answers: {
      200: { description: "The address counts. A changed one ends the other sessions", schema: confirmationAnswer },
      409: { description: "The address went to another account meanwhile" },
      ...guestAnswers,
    },
  },
  {
    method: "post",
    path: "/auth/verify/resend",
    summary: "Mail the confirmation again. Answers the same for every address",
    body: emailBody,
    answers: accepted("If it waits to be confirmed, a mail is on its way"),
  },
  {
    method: "post",
    path: "/auth/reset",
    summary: "Mail a link for a new password. Answers the same for every address",
    body: emailBody,
    answers: accepted("If there is an account, a mail is on its way"),
  },
  {
    method: "post",
    path: "/auth/reset/confirm",
    summary: "Set a new password by a mailed link; ends every session",
    body: newPasswordBody,
    answers: { 200: { description: "Changed", schema: messageAnswer }, ...guestAnswers, ...busy },
  },
  ...(["google", "facebook"] as const).map((provider) => ({
    method: "get" as const,
    path: `/auth/${provider}`,
    summary: "Leave for the provider; who is signed in connects it to their account",
    parameters: { query: oauthQuery },
    answers: leave,
  })),
  {
    method: "get",
    path: "/auth/{provider}/callback",
    summary: "The way back from a provider",
    parameters: { path: providerPath },
    answers: away,
  },
  {
    method: "get",
    path: "/account",
    summary: "My account",
    answers: { 200: { description: "The account", schema: accountAnswer }, ...userAnswers },
  },
  {
    method: "patch",
    path: "/account",
    summary: "Change my name, or ask for another address",
    body: changeBody,
    answers: {
      200: { description: "The account", schema: accountAnswer },
      400: guestAnswers[400],
      422: guestAnswers[422],
      ...userAnswers,
      ...limited,
    },
  },
  {
    method: "delete",
    path: "/account",
    summary: "Delete my account after a grace of 14 days; signing in takes it back",
    body: deletionBody,
    answers: {
      202: { description: "Signed out everywhere", schema: deletionAnswer },
      400: guestAnswers[400],
      ...userAnswers,
      ...limited,
    },
  },
  {
    method: "post",
    path: "/account/password/link",
    summary: "Mail a link by which an account that began at a provider gets a password",
    answers: {
      202: { description: "If the address is confirmed, a mail is on its way", schema: messageAnswer },
      ...userAnswers,
      ...limited,
    },
  },
  {
    method: "put",
    path: "/account/password",
    summary: "Change my password; ends my other sessions",
    body: passwordBody,
    answers: {
      204: { description: "Changed" },
      400: guestAnswers[400],
      422: guestAnswers[422],
      ...userAnswers,
      ...limited,
      ...busy,
    },
  },
  {
    method: "get",
    path: "/account/sessions",
    summary: "Where I am signed in",
    answers: { 200: { description: "Used last first", schema: sessionsAnswer }, ...userAnswers },
  },
  {
    method: "delete",
    path: "/account/sessions",
    summary: "End my other sessions",
    answers: { 200: { description: "How many were ended", schema: endedAnswer }, ...userAnswers },
  },
  {
    method: "delete",
    path: "/account/sessions/{id}",
    summary: "End one session of mine",
    parameters: { path: sessionPath },
    answers: { 204: { description: "Ended" }, 404: { description: "I have no such session" }, ...userAnswers },
  },
  {
    method: "get",
    path: "/account/identities",
    summary: "Providers that I can sign in with",
    answers: { 200: { description: "In the order of linking", schema: identitiesAnswer }, ...userAnswers },
  },
  {
    method: "delete",
    path: "/account/identities/{provider}",
    summary: "Disconnect a provider",
    parameters: { path: providerPath },
    answers: {
      204: { description: "Disconnected" },
      404: { description: "It is not connected" },
      409: { description: "It is my only way in" },
      ...userAnswers,
    },
  },
  {
    method: "get",
    path: "/account/export",
    summary: "All that is kept about me, as JSON or CSV",
    parameters: { query: exportQuery },
    answers: {
      200: { description: "The data", schema: exportAnswer },
      400: guestAnswers[400],
      ...userAnswers,
      ...limited,
    },
  },
];
