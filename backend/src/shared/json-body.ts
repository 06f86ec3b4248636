import { isUtf8 } from "node:buffer";
import { HttpException } from "@nestjs/common";
import express, { type NextFunction, type Request, type RequestHandler, type Response } from "express";
import { problem } from "./problem.js";

export const BODY_LIMIT = "100kb";
/** Paths below the API's base that take whole files; JSON may write a character in six. */
const LARGE_BODIES: Readonly<Record<string, string>> = { "/lists/match": "3mb" };
/** No message of ours nests deeper than four. */
const DEEPEST = 10;
const FORBIDDEN_KEYS = new Set(["__proto__", "constructor", "prototype"]);

/**
 * Reads JSON bodies, and no others. What cannot be kept or answered as it was sent is refused here, once for every route:
 * too large 413, another type 415, and with 400 broken UTF-8, NUL, halves of characters, keys that reach for prototypes,
 * nesting without end.
 */
export function jsonBody(): RequestHandler[] {
  const parserFor = (limit: string): RequestHandler =>
    express.json({
      limit,
      inflate: false,
      strict: true,
      verify: (_request, _response, bytes) => {
        if (!isUtf8(bytes)) throw malformed("The body is not UTF-8.");
      },
    }) as RequestHandler;
  const small = parserFor(BODY_LIMIT);
  const large = new Map(Object.entries(LARGE_BODIES).map(([path, limit]) => [path, parserFor(limit)]));
  const parse: RequestHandler = (request, response, next) =>
    void (large.get(request.path) ?? small)(request, response, next);
  return [onlyJson, discreetly(parse), onlySane];
}

/** The parser's complaint quotes the body, which may hold a password. */
function discreetly(parse: RequestHandler): RequestHandler {
  return (request, response, next) =>
    void parse(request, response, (error?: unknown) => {
      const { type } = (error ?? {}) as { type?: string };
      next(type === "entity.parse.failed" ? malformed("The body is not JSON.") : error);
    });
}

function onlyJson(request: Request, _response: Response, next: NextFunction): void {
  const hasBody =
    request.headers["transfer-encoding"] !== undefined || Number(request.headers["content-length"] ?? 0) > 0;
  if (!hasBody || request.is("application/json")) return next();
  next(new HttpException(problem(415, "body.not-json", "Send JSON (application/json)."), 415));
}

function onlySane(request: Request, _response: Response, next: NextFunction): void {
  const fault = faultOf(request.body);
  next(fault === undefined ? undefined : malformed(fault));
}

/** Walks without recursion: depth is what is being asked about. */
function faultOf(body: unknown): string | undefined {
  const open: { value: unknown; depth: number }[] = [{ value: body, depth: 0 }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, depth } = next;
    if (typeof value === "string" && !isPlain(value)) return "The body holds text that is not well-formed.";
    if (typeof value !== "object" || value === null) continue;
    if (depth >= DEEPEST) return "The body is nested too deeply.";
    for (const [key, child] of Object.entries(value)) {
      if (FORBIDDEN_KEYS.has(key) || !isPlain(key)) return "The body holds a name that is not allowed.";
      open.push({ value: child, depth: depth + 1 });
    }
  }
  return undefined;
}

function isPlain(text: string): boolean {
  return text.isWellFormed() && !text.includes("\0");
}

function malformed(detail: string): HttpException {
  return new HttpException(problem(400, "request.malformed", detail), 400);
}
