import { isUtf8 } from "node:buffer";
import { HttpException } from "@nestjs/common";
import express, { type NextFunction, type Request, type RequestHandler, type Response } from "express";
import { hasMoreValues } from "./json-values.js";
import { isPlain } from "./plain-text.js";
import { httpProblem } from "../problem.js";
import { pauseForOthers } from "./with-pauses.js";

const BODY_LIMIT = "100kb";
/** Maximum bytes of a whole file in JSON, which can take six bytes for one character. */
const FILE_LIMIT = "3mb";
/** Paths below the API's base path that receive files. Their routes read the body only after checking the caller. */
const TAKE_FILES: ReadonlySet<string> = new Set(["/lists/match"]);
/** None of our messages nests deeper than four, or contains this many values. */
const DEEPEST = 10;
const MOST_VALUES = 10_000;
const FORBIDDEN_KEYS = new Set(["__proto__", "constructor", "prototype"]);

/**
 * Reads JSON bodies, and no others. Refuses bodies that could not be stored or returned unchanged, for all routes in one place: too
 * large 413, another type 415, and with 400 broken UTF-8, NUL, unpaired surrogates, prototype keys, excessive nesting, too many
 * values.
 */
export function jsonBody(): RequestHandler[] {
  const small = express.json({
    limit: BODY_LIMIT,
    inflate: false,
    strict: true,
    verify: (_request, _response, bytes) => refuseUnreadable(bytes),
  }) as RequestHandler;
  const parse: RequestHandler = (request, response, next) =>
    TAKE_FILES.has(request.path) ? next() : void small(request, response, next);
  return [onlyJson, withoutQuotes(parse), onlyWellFormed];
}

const faults = new WeakMap<Request, unknown>();

/**
 * Lets a request with a faulty body pass, without the body, until `throwBodyFault`: only then is its API key known, so that it counts
 * and is in the usage of the key.
 */
export function faultLater(layer: RequestHandler): RequestHandler {
  return (request: Request, response, next) => {
    if (faults.has(request)) return next();
    void layer(request, response, (error?: unknown) => {
      if (error) {
        faults.set(request, error);
        request.body = undefined;
      }
      next();
    });
  };
}

export function throwBodyFault(request: Request): void {
  if (faults.has(request)) throw faults.get(request);
}

const readFile = express.raw({ limit: FILE_LIMIT, inflate: false, type: "application/json" }) as RequestHandler;

/** Reads the body of a route that receives files, under the rules for all bodies. Other requests are served meanwhile. */
export async function fileBody(request: Request, response: Response): Promise<unknown> {
  if (request.body !== undefined) return request.body;
  await new Promise<void>((done, failed) => {
    void readFile(request, response, (error?: Error | "route" | "router") =>
      error instanceof Error ? failed(error) : done(),
    );
  });
  const bytes: unknown = request.body;
  if (!Buffer.isBuffer(bytes)) return undefined;
  // Many bodies may be completely received at the same moment.
  await pauseForOthers();
  refuseUnreadable(bytes);
  const body = parsed(bytes);
  const fault = faultOf(body);
  if (fault !== undefined) throw malformed(fault);
  return body;
}

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString("utf8")) as unknown;
  } catch {
    throw malformed(NOT_JSON);
  }
}

const NOT_JSON = "The body is not JSON.";
const TOO_LARGE = `The body is larger than ${BODY_LIMIT}.`;

function refuseUnreadable(bytes: Buffer): void {
  if (!isUtf8(bytes)) throw malformed("The body is not UTF-8.");
  if (hasMoreValues(bytes, MOST_VALUES)) throw malformed("The body contains too many values.");
}

/** The parser's message quotes the body, which may contain a password. */
function withoutQuotes(parse: RequestHandler): RequestHandler {
  return (request, response, next) =>
    void parse(request, response, (error?: unknown) => {
      const { type } = (error ?? {}) as { type?: string };
      if (type === "entity.parse.failed") return next(malformed(NOT_JSON));
      next(type === "entity.too.large" ? httpProblem(413, "http.413", TOO_LARGE) : error);
    });
}

function onlyJson(request: Request, _response: Response, next: NextFunction): void {
  const hasBody =
    request.headers["transfer-encoding"] !== undefined || Number(request.headers["content-length"] ?? 0) > 0;
  if (!hasBody || request.is("application/json")) return next();
  next(httpProblem(415, "body.not-json", "Send JSON (application/json)."));
}

function onlyWellFormed(request: Request, _response: Response, next: NextFunction): void {
  const fault = faultOf(request.body);
  next(fault === undefined ? undefined : malformed(fault));
}

/** Not recursive, because it must also check very deep structures. */
function faultOf(body: unknown): string | undefined {
  const open: { value: unknown; depth: number }[] = [{ value: body, depth: 0 }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, depth } = next;
    if (typeof value === "string" && !isPlain(value)) return "The body contains text that is not well-formed.";
    if (typeof value !== "object" || value === null) continue;
    if (depth >= DEEPEST) return "The body is nested too deeply.";
    for (const [key, child] of Object.entries(value)) {
      if (FORBIDDEN_KEYS.has(key) || !isPlain(key)) return "The body contains a name that is not allowed.";
      open.push({ value: child, depth: depth + 1 });
    }
  }
  return undefined;
}

function malformed(detail: string): HttpException {
  return httpProblem(400, "request.malformed", detail);
}
