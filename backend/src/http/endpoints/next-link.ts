import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from "@nestjs/common";
import type { Request, Response } from "express";
import { type Observable, tap } from "rxjs";
import { z } from "zod";

/** Some proxies reject longer headers: their buffer may be just 4 kB. */
export const LONGEST_LINK = 2_000;

/** Whether an answer is one page of a list, with a cursor for the next page. */
export function isPage(schema: z.ZodType | undefined): boolean {
  return schema instanceof z.ZodObject && "nextCursor" in schema.shape;
}

/** Names the next page of a list in a `Link` header (RFC 8288): the same request with the answer's `nextCursor`. */
@Injectable()
export class NextLink implements NestInterceptor {
  intercept(
    context: ExecutionContext,
    next: CallHandler<{ readonly nextCursor?: string | null }>,
  ): Observable<unknown> {
    const http = context.switchToHttp();
    return next.handle().pipe(
      tap(({ nextCursor }) => {
        if (typeof nextCursor !== "string") return;
        const link = nextLink(http.getRequest<Request>().originalUrl, nextCursor);
        if (link !== undefined) http.getResponse<Response>().setHeader("Link", link);
      }),
    );
  }
}

/** The value of the header; undefined if it would be too long. `address`: path and query of this page. */
export function nextLink(address: string, cursor: string): string | undefined {
  const url = URL.parse(address, "http://any.invalid");
  if (!url) return undefined;
  url.searchParams.set("cursor", cursor);
  const link = `<${url.pathname}${url.search}>; rel="next"`;
  return link.length > LONGEST_LINK ? undefined : link;
}
