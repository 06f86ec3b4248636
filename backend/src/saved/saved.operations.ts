import type { Operation } from "../shared/openapi.js";
import {
  amongAnswer,
  amongQuery,
  pageQuery,
  podcastIdPath,
  savedAnswer,
  savedBody,
  savedOrNotAnswer,
  savedPageAnswer,
  savedPath,
} from "./saved.schemas.js";

const guest = { description: "Nobody is signed in" };
const malformed = { description: "A parameter is malformed; `errors` names it" };

/** Saved podcasts for the OpenAPI document. */
export const savedOperations: readonly Operation[] = [
  {
    method: "get",
    path: "/saved-podcasts",
    summary: "The podcasts one saved, newest first, 24 a page",
    parameters: { query: pageQuery },
    answers: { 200: { description: "A page", schema: savedPageAnswer }, 400: malformed, 401: guest },
  },
  {
    method: "post",
    path: "/saved-podcasts",
    summary: "Save a podcast with what the catalogue says of it; once more renews that",
    body: savedBody,
    answers: {
      200: { description: "It was saved already", schema: savedAnswer },
      201: { description: "It is saved", schema: savedAnswer },
      400: malformed,
      401: guest,
      422: { description: "There is no such podcast" },
      503: { description: "The source of podcasts is down; see Retry-After. Nothing was changed" },
    },
  },
  {
    method: "delete",
    path: "/saved-podcasts/{id}",
    summary: "Save a podcast no longer; can be taken back for an hour",
    parameters: { path: savedPath },
    answers: { 204: { description: "It is gone" }, 401: guest, 404: { description: "Nothing of mine has this id" } },
  },
  {
    method: "post",
    path: "/saved-podcasts/{id}/restore",
    summary: "Put a removed podcast back as it was, with its id and its place; one that was saved anew stays",
    parameters: { path: savedPath },
    answers: {
      200: { description: "What is saved now", schema: savedAnswer },
      401: guest,
      404: { description: "This can no longer be undone" },
    },
  },
  {
    method: "get",
    path: "/saved-podcasts/by-podcast/{podcastId}",
    summary: "Whether one saved a podcast",
    parameters: { path: podcastIdPath },
    answers: { 200: { description: "The record, or null", schema: savedOrNotAnswer }, 401: guest },
  },
  {
    method: "get",
    path: "/saved-podcasts/among",
    summary: "Which of up to 100 podcasts one saved",
    parameters: { query: amongQuery },
    answers: { 200: { description: "Those", schema: amongAnswer }, 400: malformed, 401: guest },
  },
];
