import type { KeyScope } from "@earshot/domain/shared/key-scopes";
import { RequestMethod, type Type } from "@nestjs/common";
import { METHOD_METADATA, PATH_METADATA, ROUTE_ARGS_METADATA } from "@nestjs/common/constants.js";
import { RouteParamtypes } from "@nestjs/common/enums/route-paramtypes.enum.js";
import { z } from "zod";
import { apiTag } from "@earshot/domain/site/api-tags";
import { keyedHeaders } from "../idempotency/idempotency-key.js";
import { changesSomething } from "../idempotency/replayed.js";
import { ACCESS, type AccessRule, SCOPE } from "../access/access.js";
import { type Answers, type Declaration, ENDPOINT } from "./endpoint.js";
import type { Operation } from "./openapi.js";
import { ZodPipe } from "../query/zod-query.js";

type Handler = (...parameters: unknown[]) => unknown;

/** A handler of a controller, as Nest routes it. */
export type Route = {
  readonly method: string;
  readonly path: string;
  /** undefined: no access rule. */
  readonly access: AccessRule | undefined;
  /** null: API keys cannot use it. */
  readonly scope: KeyScope | null;
  readonly controller: Type;
  readonly name: string;
  readonly handler: Handler;
};

const BASE = "/api/v1";

export function routesOfController(controller: Type): Route[] {
  const prototype = controller.prototype as Record<string, unknown>;
  const fronts = [Reflect.getMetadata(PATH_METADATA, controller) as string | string[]].flat();
  return Object.getOwnPropertyNames(prototype).flatMap((name) => {
    const handler = prototype[name] as Handler;
    if (name === "constructor" || typeof handler !== "function") return [];
    const paths = Reflect.getMetadata(PATH_METADATA, handler) as string | string[] | undefined;
    if (paths === undefined) return [];
    const method = RequestMethod[Reflect.getMetadata(METHOD_METADATA, handler) as RequestMethod].toLowerCase();
    const access = (Reflect.getMetadata(ACCESS, handler) ?? Reflect.getMetadata(ACCESS, controller)) as
      AccessRule | undefined;
    // A rule at the handler replaces the whole rule of its controller.
    const scoped = Reflect.hasMetadata(SCOPE, handler) ? handler : controller;
    const scope = (Reflect.getMetadata(SCOPE, scoped) ?? null) as KeyScope | null;
    return fronts.flatMap((front) =>
      [paths].flat().map((path) => ({ method, path: joined(front, path), access, scope, controller, name, handler })),
    );
  });
}

/** The declared endpoints of controllers for the OpenAPI document, without those of operators. */
export function operationsOf(controllers: readonly Type[]): Operation[] {
  return controllers.flatMap(routesOfController).flatMap((route) => {
    const declaration = Reflect.getMetadata(ENDPOINT, route.handler) as Declaration | undefined;
    if (!declaration || !route.path.startsWith(`${BASE}/`) || route.access?.startsWith("operator")) return [];
    const parsed = parsedBy(route);
    const { summary, answers, deprecated, isStreamed } = declaration;
    const isKeyed = route.method === "post" && changesSomething(route.scope);
    const headers = declaration.headers ?? (isKeyed ? keyedHeaders : undefined);
    const body = declaration.body ?? parsed.body;
    const path = route.path.slice(BASE.length).replace(/:(\w+)/g, "{$1}");
    return {
      id: operationId(route.controller.name, route.name),
      tag: apiTag(path),
      method: route.method as Operation["method"],
      path,
      summary,
      callers: callersOf(route),
      parameters: { path: objectOf(parsed.path), query: objectOf(parsed.query), header: headers },
      body,
      ...(deprecated && { deprecated }),
      ...(isStreamed && { isStreamed }),
      answers: { ...usualAnswers(route, Boolean(body ?? parsed.path ?? parsed.query)), ...answers },
    };
  });
}

/** Who can call a route, in the wording of the document. */
function callersOf({ access, scope }: Route): Operation["callers"] {
  return { anybody: access !== "user", session: access === "user", ...(scope !== null && { scope }) };
}

/** Answers that can be derived from the route's declaration. */
function usualAnswers({ access }: Route, parses: boolean): Answers {
  const malformed: Answers = parses
    ? { 400: { description: "Some of the input is malformed; `errors` lists the fields" } }
    : {};
  const guest: Answers =
    access === "user" ? { 401: { description: "The request has neither a session nor a valid API key" } } : {};
  return { ...malformed, ...guest };
}

/** The parameters that an endpoint accepts in its query; undefined for routes that are not declared as endpoints. */
export function queryNames(
  controller: Type,
  handler: object & { readonly name: string },
): readonly string[] | undefined {
  if (!Reflect.hasMetadata(ENDPOINT, handler)) return undefined;
  return Object.keys(objectOf(parsedBy({ controller, name: handler.name }).query)?.shape ?? {});
}

type Parsed = { readonly path?: z.ZodType; readonly query?: z.ZodType; readonly body?: z.ZodType };

/** The schemas of the pipes on the handler's parameters. Nest stores them by kind and position, such as "4:1". */
function parsedBy({ controller, name }: Pick<Route, "controller" | "name">): Parsed {
  type Parameters = Record<string, { readonly pipes: readonly unknown[] }>;
  const parameters = (Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, name) ?? {}) as Parameters;
  const schemaOf = (kind: RouteParamtypes): z.ZodType | undefined =>
    Object.entries(parameters)
      .filter(([key]) => key.startsWith(`${kind}:`))
      .flatMap(([, { pipes }]) => pipes)
      .find((pipe): pipe is ZodPipe<z.ZodType> => pipe instanceof ZodPipe)?.schema;
  return {
    path: schemaOf(RouteParamtypes.PARAM),
    query: schemaOf(RouteParamtypes.QUERY),
    body: schemaOf(RouteParamtypes.BODY),
  };
}

function objectOf(schema: z.ZodType | undefined): z.ZodObject | undefined {
  if (schema && !(schema instanceof z.ZodObject)) throw new Error("A path or query is described by an object.");
  return schema;
}

function joined(...parts: readonly string[]): string {
  return `/${parts
    .map((part) => part.replace(/^\/|\/$/g, ""))
    .filter(Boolean)
    .join("/")}`;
}

/**
 * The id of an operation, after which generated clients name their functions: `PodcastController.episodes` is "podcastEpisodes",
 * `SearchController.search` is "search".
 */
function operationId(controller: string, method: string): string {
  const front = controller.replace(/Controller$/, "").replace(/^./, (letter) => letter.toLowerCase());
  return front === method ? method : `${front}${method.charAt(0).toUpperCase()}${method.slice(1)}`;
}
