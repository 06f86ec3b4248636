import { parse } from "node:querystring";
import { DomainError } from "@earshot/domain/shared/domain-error";
import {
  categoryDistributionsQuery,
  categoryStatsQuery,
  searchQuery,
  searchRequestOf,
  similarQuery,
  suggestQuery,
} from "../../../backend/src/catalogue/search-query.schemas";
import { problemAnswer } from "../system/problem-answer";
import type { OfflineCatalogue } from "./offline-catalogue.node";

const PODCAST = /^\/api\/v1\/podcasts\/([^/]+)(?:\/(episodes|similar|profile))?$/;

/** Answers a request from the page as the server would, from the catalogue on this device. undefined if only the server can answer it. */
export async function offlineAnswer(catalogue: OfflineCatalogue, request: Request): Promise<Response | undefined> {
  if (request.method !== "GET") return undefined;
  const { pathname, search } = new URL(request.url);
  const query = { ...parse(search.slice(1)) };
  try {
    const answer = await answerTo(catalogue, decodeURI(pathname), query);
    if (answer === undefined) return undefined;
    return answer === null
      ? problemAnswer(404, "podcast.unknown", "This podcast is not in the offline catalogue.")
      : json(answer);
  } catch (error) {
    if (error instanceof DomainError) {
      const status = error.code === "cursor.invalid" ? 400 : 422;
      return problemAnswer(status, error.code, error.message);
    }
    throw error;
  }
}

/** null if there is no such podcast. */
async function answerTo(catalogue: OfflineCatalogue, path: string, query: object): Promise<object | null | undefined> {
  const [, id, part] = PODCAST.exec(path) ?? [];
  if (id !== undefined) {
    if (part === "episodes") return (await catalogue.episodes(id)) ?? null;
    if (part === "profile") return (await catalogue.profile(id)) ?? null;
    if (part !== "similar") return (await catalogue.podcast(id)) ?? null;
    const similar = await catalogue.similar(id, similarQuery.parse(query).limit);
    return similar ? { similar } : null;
  }
  switch (path) {
    case "/api/v1/search": {
      const parsed = searchQuery.safeParse(query);
      if (!parsed.success) throw new DomainError("request.malformed", "The search is malformed.");
      const begun = performance.now();
      const page = await catalogue.search(searchRequestOf(parsed.data));
      return { ...page, took: Math.round(performance.now() - begun) };
    }
    case "/api/v1/suggest":
      return { suggestions: await catalogue.suggest(suggestQuery.parse(query)) };
    case "/api/v1/category-stats":
      return catalogue.categoryStats(categoryStatsQuery.parse(query).category);
    case "/api/v1/category-distributions": {
      const { category, language } = categoryDistributionsQuery.parse(query);
      return catalogue.categoryDistributions(category, language);
    }
    case "/api/v1/catalogue":
      return catalogue.summary();
    default:
      return undefined;
  }
}

function json(answer: object): Response {
  return Response.json(answer, { headers: { "cache-control": "no-store" } });
}
