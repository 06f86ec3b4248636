import type { Operation } from "../shared/openapi.js";
import {
  catalogueAnswer,
  categoryStatsAnswer,
  episodesAnswer,
  podcastDetail,
  searchAnswer,
  similarAnswer,
  suggestAnswer,
} from "./catalogue.schemas.js";
import {
  categoryStatsQuery,
  episodesQuery,
  podcastPath,
  searchQuery,
  similarQuery,
  suggestQuery,
} from "./search-query.schemas.js";

const malformed = { description: "A parameter is malformed; `errors` names it" };
const missing = { description: "There is no such podcast" };
const tooMany = { description: "This network reads more than a person does; see Retry-After" };
const down = { description: "The source of podcasts is down; see Retry-After" };

/** The catalogue's endpoints for the OpenAPI document. */
export const catalogueOperations: readonly Operation[] = [
  {
    method: "get",
    path: "/search",
    summary: "Search podcasts by title, topic or host",
    parameters: { query: searchQuery },
    answers: {
      200: { description: "A page of results", schema: searchAnswer },
      400: malformed,
      422: { description: "A blank term without filters" },
      429: tooMany,
      503: down,
    },
  },
  {
    method: "get",
    path: "/suggest",
    summary: "Titles, hosts and categories that continue what is typed",
    parameters: { query: suggestQuery },
    answers: {
      200: { description: "Suggestions, best first", schema: suggestAnswer },
      400: malformed,
      429: tooMany,
      503: down,
    },
  },
  {
    method: "get",
    path: "/podcasts/{id}",
    summary: "One podcast with its audience figures and how they came about",
    parameters: { path: podcastPath },
    answers: { 200: { description: "The podcast", schema: podcastDetail }, 404: missing, 429: tooMany, 503: down },
  },
  {
    method: "get",
    path: "/podcasts/{id}/episodes",
    summary: "Episodes of a podcast, newest first",
    parameters: { path: podcastPath, query: episodesQuery },
    answers: {
      200: { description: "A page", schema: episodesAnswer },
      400: malformed,
      404: missing,
      429: tooMany,
      503: down,
    },
  },
  {
    method: "get",
    path: "/podcasts/{id}/similar",
    summary: "Podcasts like this one, each with the reasons why",
    parameters: { path: podcastPath, query: similarQuery },
    answers: {
      200: { description: "Best first", schema: similarAnswer },
      400: malformed,
      404: missing,
      429: tooMany,
      503: down,
    },
  },
  {
    method: "get",
    path: "/category-stats",
    summary: "Listeners and number of podcasts of categories; numbers only for signed-in users",
    parameters: { query: categoryStatsQuery },
    answers: {
      200: { description: "By category", schema: categoryStatsAnswer },
      400: malformed,
      429: tooMany,
      503: down,
    },
  },
  {
    method: "get",
    path: "/catalogue",
    summary: "What the catalogue holds as a whole",
    answers: { 200: { description: "The catalogue in use", schema: catalogueAnswer }, 503: down },
  },
];
