import type { Operation } from "../shared/openapi.js";
import {
  alertsAnswer,
  alertSettings,
  alertsQuery,
  messageAnswer,
  podcastIdPath,
  tokenPath,
  trackedAnswer,
  trackedListAnswer,
  trackedOrNotAnswer,
  unseenAnswer,
} from "./tracking.schemas.js";

const guest = { description: "Nobody is signed in" };
const malformed = { description: "A parameter is malformed; `errors` names it" };

/** Tracked podcasts and alerts for the OpenAPI document. */
export const trackingOperations: readonly Operation[] = [
  {
    method: "get",
    path: "/tracked-podcasts",
    summary: "The shows one tracks, newest start first",
    answers: { 200: { description: "All of them", schema: trackedListAnswer }, 401: guest },
  },
  {
    method: "get",
    path: "/tracked-podcasts/{podcastId}",
    summary: "Whether one tracks a show",
    parameters: { path: podcastIdPath },
    answers: { 200: { description: "The record, or null", schema: trackedOrNotAnswer }, 401: guest },
  },
  {
    method: "put",
    path: "/tracked-podcasts/{podcastId}",
    summary: "Track a show from now on; once more changes nothing but renews the facts kept with it",
    parameters: { path: podcastIdPath },
    answers: {
      200: { description: "The record", schema: trackedAnswer },
      401: guest,
      404: { description: "There is no such podcast" },
      503: { description: "The source of podcasts is down; see Retry-After. Nothing was changed" },
    },
  },
  {
    method: "delete",
    path: "/tracked-podcasts/{podcastId}",
    summary: "Track a show no longer; its alerts go too. Can be taken back for an hour",
    parameters: { path: podcastIdPath },
    answers: { 204: { description: "It is not tracked" }, 401: guest },
  },
  {
    method: "post",
    path: "/tracked-podcasts/{podcastId}/restore",
    summary: "Track a show again as if it had never been stopped: start, settings and alerts are what they were",
    parameters: { path: podcastIdPath },
    answers: {
      200: { description: "The record", schema: trackedAnswer },
      401: guest,
      404: { description: "This can no longer be undone" },
    },
  },
  {
    method: "put",
    path: "/tracked-podcasts/{podcastId}/alerts",
    summary: "How to hear of new episodes of one show",
    parameters: { path: podcastIdPath },
    body: alertSettings,
    answers: {
      200: { description: "The settings as they are now", schema: alertSettings },
      400: malformed,
      401: guest,
      404: { description: "One does not track this show" },
    },
  },
  {
    method: "get",
    path: "/alerts",
    summary: "New episodes of the shows one tracks, newest first",
    parameters: { query: alertsQuery },
    answers: { 200: { description: "A page", schema: alertsAnswer }, 400: malformed, 401: guest },
  },
  {
    method: "get",
    path: "/alerts/count",
    summary: "How many alerts were not looked at yet",
    answers: { 200: { description: "The number", schema: unseenAnswer }, 401: guest },
  },
  {
    method: "post",
    path: "/alerts/seen",
    summary: "All alerts so far have been looked at",
    answers: { 200: { description: "None is left", schema: unseenAnswer }, 401: guest },
  },
  {
    method: "post",
    path: "/alerts/unsubscribe/{token}",
    summary: "End mail about new episodes with the link from such a mail (RFC 8058); needs no session",
    parameters: { path: tokenPath },
    answers: {
      200: { description: "No more mail, also when there was none before", schema: messageAnswer },
      404: { description: "Not a link of ours" },
    },
  },
  {
    method: "get",
    path: "/alerts/unsubscribe/{token}",
    summary: "The page with a button that ends mail about new episodes; changes nothing by itself",
    parameters: { path: tokenPath },
    answers: { 303: { description: "To the page" } },
  },
];
