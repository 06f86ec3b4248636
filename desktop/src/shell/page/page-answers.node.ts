import { randomBytes } from "node:crypto";
import { BRAND } from "@earshot/domain/shared/brand";
import type { Connection } from "../../system/connection.node";
import { pageFile } from "./page-files.node";
import { isOwnPage } from "./page-origin";
import { PAGE_HEADERS, pageDocument, pagePolicy } from "./page-policy";
import type { ServerProxy } from "./server-proxy.node";

/**
 * Responds to every request of the app's own scheme: the document for each URL that is opened, files of the built website, and everything
 * else from the server.
 */
export class PageAnswers {
  constructor(
    /** The folder of the built website. */
    private readonly folder: string,
    private readonly proxy: Pick<ServerProxy, "answer">,
    private readonly connection: Pick<Connection, "online" | "worked" | "failed" | "doubted">,
    /** Responses from this device. undefined if only the server can respond. */
    private readonly offline: (request: Request) => Promise<Response | undefined>,
  ) {}

  async answer(request: Request): Promise<Response> {
    if (!isOwnPage(request.url)) return this.text(403, "This address is not a page of the app.");
    const { pathname } = new URL(request.url);
    if (isDocument(request)) return this.document();
    if (pathname.startsWith("/api/")) return this.fromServer(request);
    const file = request.method === "GET" ? await pageFile(this.folder, pathname) : undefined;
    if (!file) return this.fromServer(request);
    const cache = pathname.startsWith("/assets/") ? "max-age=31536000, immutable" : "no-cache";
    return new Response(file.bytes as Uint8Array<ArrayBuffer>, {
      headers: { ...PAGE_HEADERS, "content-type": file.type, "cache-control": cache },
    });
  }

  private async document(): Promise<Response> {
    const file = await pageFile(this.folder, "/index.html");
    if (!file) return this.text(500, "The app is incomplete. Install it again.");
    const nonce = randomBytes(16).toString("base64");
    return new Response(pageDocument(new TextDecoder().decode(file.bytes), BRAND, nonce), {
      headers: {
        ...PAGE_HEADERS,
        "content-type": file.type,
        "cache-control": "no-store",
        "content-security-policy": pagePolicy(nonce),
      },
    });
  }

  private async fromServer(request: Request): Promise<Response> {
    const { connection } = this;
    const spare = request.clone();
    const known = connection.online ? undefined : await this.offline(spare.clone());
    if (known) return asData(known);
    try {
      const answer = await this.proxy.answer(request);
      if (isFromGateway(answer, UNREACHED)) {
        connection.failed();
        return asData((await this.offline(spare)) ?? answer);
      }
      if (isFromGateway(answer, REFUSED)) return asData(await this.refused(spare, answer));
      connection.worked();
      return asData(answer);
    } catch {
      if (request.signal.aborted) return Response.error();
      connection.failed();
      const answer = await this.offline(spare);
      // To the page, a missing connection looks the same as in a browser.
      return answer ? asData(answer) : Response.error();
    }
  }

  /** A single request that a network in between refuses is not a lost connection, and an edit that it refuses must not look saved. */
  private async refused(request: Request, answer: Response): Promise<Response> {
    void this.connection.doubted();
    if (request.method !== "GET") return answer;
    const known = await this.offline(request).catch(() => undefined);
    // What this device does not have may be on the server.
    return known?.ok ? known : answer;
  }

  private text(status: number, text: string): Response {
    return new Response(text, { status, headers: { ...PAGE_HEADERS, "content-type": "text/plain; charset=utf-8" } });
  }
}

/** Statuses of a gateway whose server does not respond. 504 is not enough: a single slow request can cause it. */
const UNREACHED: readonly number[] = [502, 503];
/** Statuses of a gateway that does not let a request through, such as a company's filter or a hotel's network. */
const REFUSED: readonly number[] = [403, 407, 511];

/** Whether a gateway in front of the server responded in its place. Our server gives its reason as JSON. */
function isFromGateway({ status, headers }: Response, statuses: readonly number[]): boolean {
  return statuses.includes(status) && !/json/.test(headers.get("content-type") ?? "");
}

/** Responses are data. If one is opened as a document, it cannot do anything. */
function asData(answer: Response): Response {
  for (const [name, value] of Object.entries(PAGE_HEADERS)) answer.headers.set(name, value);
  answer.headers.set("content-security-policy", "default-src 'none'; sandbox");
  return answer;
}

/** Whether a URL is being opened in the window, as opposed to fetched by the page. */
function isDocument(request: Request): boolean {
  if (request.method !== "GET") return false;
  const destination = request.headers.get("sec-fetch-dest");
  return destination === null
    ? (request.headers.get("accept") ?? "").includes("text/html")
    : destination === "document";
}
