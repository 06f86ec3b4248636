import type { Operation } from "../shared/openapi.js";
import {
  batchAnswer,
  batchBody,
  bulkAnswer,
  bulkBody,
  containingAnswer,
  exportPath,
  exportQuery,
  itemAnswer,
  itemBody,
  itemPath,
  itemsAnswer,
  itemsQuery,
  listAnswer,
  listPath,
  listsAnswer,
  matchAnswer,
  matchBody,
  nameBody,
  podcastIdPath,
  removedAnswer,
  targetBody,
  transferredAnswer,
  undoneAnswer,
  undoPath,
} from "./lists.schemas.js";

const guest = { 401: { description: "Nobody is signed in" } };
const malformed = { 400: { description: "A parameter is malformed; `errors` names it" }, ...guest };
const noList = { 404: { description: "I have no such list" } };
const noItem = { 404: { description: "I have no such list, or it has no such item" } };
const nameTaken = { 409: { description: "You already have a list with that name" } };
const badName = { 422: { description: "The name is blank or too long, or one has 1,000 lists" } };
const full = { 422: { description: "The list is full, or the catalogue knows no such podcast" } };
const down = { 503: { description: "The source of podcasts is down; see Retry-After. Nothing was changed" } };

/** Lists and their items for the OpenAPI document. */
export const listOperations: readonly Operation[] = [
  {
    method: "get",
    path: "/lists",
    summary: "My lists, oldest first",
    answers: { 200: { description: "All of them", schema: listsAnswer }, ...guest },
  },
  {
    method: "post",
    path: "/lists",
    summary: "Make a list",
    body: nameBody,
    answers: { 201: { description: "The list", schema: listAnswer }, ...malformed, ...nameTaken, ...badName },
  },
  {
    method: "patch",
    path: "/lists/{id}",
    summary: "Rename a list",
    parameters: { path: listPath },
    body: nameBody,
    answers: {
      200: { description: "The list", schema: listAnswer },
      ...malformed,
      ...noList,
      ...nameTaken,
      ...badName,
    },
  },
  {
    method: "delete",
    path: "/lists/{id}",
    summary: "Delete a list with its items",
    parameters: { path: listPath },
    answers: { 200: { description: "It is gone, and can be put back", schema: removedAnswer }, ...guest, ...noList },
  },
  {
    method: "get",
    path: "/lists/containing/{podcastId}",
    summary: "Which of my lists hold a podcast",
    parameters: { path: podcastIdPath },
    answers: { 200: { description: "Their ids", schema: containingAnswer }, ...guest },
  },
  {
    method: "post",
    path: "/lists/undo/{undoId}",
    summary: "Take a removal, a move, a copy or an addition back",
    parameters: { path: undoPath },
    answers: {
      200: { description: "Everything is as it was before", schema: undoneAnswer },
      ...guest,
      404: { description: "This can no longer be undone" },
      409: { description: "The name of the deleted list was given to another one meanwhile" },
    },
  },
  {
    method: "get",
    path: "/lists/{id}/items",
    summary: "A page of a list; order and search are over the whole list",
    parameters: { path: listPath, query: itemsQuery },
    answers: { 200: { description: "24 items", schema: itemsAnswer }, ...malformed, ...noList },
  },
  {
    method: "post",
    path: "/lists/{id}/items",
    summary: "Add a podcast to a list",
    parameters: { path: listPath },
    body: itemBody,
    answers: {
      201: { description: "The item", schema: itemAnswer },
      ...malformed,
      ...noList,
      409: { description: "Already in this list" },
      ...full,
      ...down,
    },
  },
  {
    method: "delete",
    path: "/lists/{id}/items/{itemId}",
    summary: "Remove an item",
    parameters: { path: itemPath },
    answers: { 200: { description: "It is gone, and can be put back", schema: removedAnswer }, ...guest, ...noItem },
  },
  ...(["move", "copy"] as const).map((how) => ({
    method: "post" as const,
    path: `/lists/{id}/items/{itemId}/${how}`,
    summary: how === "move" ? "Move an item to another list" : "Copy an item to another list",
    parameters: { path: itemPath },
    body: targetBody,
    answers: {
      200: { description: "The item in the other list", schema: transferredAnswer },
      ...malformed,
      ...noItem,
      409: { description: "Already in that list" },
      422: { description: "It is the same list, or the other list is full" },
    },
  })),
  {
    method: "post",
    path: "/lists/{id}/items/bulk",
    summary: "Move, copy or remove up to 500 items",
    parameters: { path: listPath },
    body: bulkBody,
    answers: {
      200: { description: "What was done, and what the other list held already", schema: bulkAnswer },
      ...malformed,
      ...noList,
      422: { description: "It is the same list, or the other list is full" },
    },
  },
  {
    method: "post",
    path: "/lists/{id}/items/batch",
    summary: "Add up to 1,000 podcasts of the catalogue",
    parameters: { path: listPath },
    body: batchBody,
    answers: {
      200: { description: "How many were added", schema: batchAnswer },
      ...malformed,
      ...noList,
      ...full,
      ...down,
    },
  },
  {
    method: "get",
    path: "/lists/{id}/export.{format}",
    summary: "A whole list as a file: CSV, OPML, JSON or XLSX",
    parameters: { path: exportPath, query: exportQuery },
    answers: { 200: { description: "An attachment named after the list" }, ...malformed, ...noList, ...down },
  },
  {
    method: "post",
    path: "/lists/match",
    summary: "Which shows of the catalogue a text means; adds nothing",
    body: matchBody,
    answers: {
      200: { description: "What was found for each entry", schema: matchAnswer },
      ...malformed,
      413: { description: "The text is too long" },
      422: { description: "The table cannot be read" },
      429: { description: "More than ten texts in ten minutes; see Retry-After" },
      503: { description: "The source of podcasts is down, or many people import at once; see Retry-After" },
    },
  },
];
