import { CatalogueUnavailable } from "@earshot/domain/catalogue/podcast-catalogue.port";
import { DomainError } from "@earshot/domain/shared/domain-error";
import { z } from "zod";
import { LIST_REFUSALS, type ListRefusal, refusalOf } from "../../../backend/src/lists/list-refusals";
import { problemAnswer } from "../system/problem-answer";
import type { ListCopy } from "./list-copy.node";
import { ListDesk, type ListedShows, offlineRoute } from "./offline-list-routes.node";

type Tools = {
  readonly copy: ListCopy;
  /** The catalogue on this device; undefined if there is none. */
  readonly catalogue: ListedShows | undefined;
  readonly owner: string;
};

/** Answers a request about lists from the copy, and records edits. undefined if the request needs the server. */
export async function offlineListAnswer(tools: Tools, request: Request): Promise<Response | undefined> {
  const { copy, owner } = tools;
  const { pathname, searchParams } = new URL(request.url);
  const found = offlineRoute(request.method, pathname);
  if (!found || !copy.lists(owner)) return undefined;
  const given = request.method === "GET" ? Object.fromEntries(searchParams) : await bodyOf(request);
  const { route, params } = found;
  try {
    const outcome = await route.answer(new ListDesk(owner, copy, tools.catalogue), given, params);
    const refusal = refusalOf(outcome);
    if (refusal) return refused(refusal);
    const { newer } = outcome as { readonly newer?: object };
    if (newer) return refused("item-changed", { current: newer });
    return Response.json(outcome, { status: route.status, headers: { "cache-control": "no-store" } });
  } catch (error) {
    if (error instanceof CatalogueUnavailable) return undefined;
    if (error instanceof DomainError) return problemAnswer(422, error.code, error.message);
    if (error instanceof z.ZodError) return problemAnswer(400, "request.malformed", z.prettifyError(error));
    throw error;
  }
}

function bodyOf(request: Request): Promise<unknown> {
  return request.json().catch(() => ({}));
}

function refused(refusal: ListRefusal, more?: object): Response {
  const [status, code, detail] = LIST_REFUSALS[refusal];
  return problemAnswer(status, code, detail, more);
}
