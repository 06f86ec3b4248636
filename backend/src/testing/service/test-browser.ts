import request, { type Test as Call } from "supertest";
import type { TestService } from "./test-service.js";

type Method = "get" | "post" | "put" | "patch" | "delete";

/** A browser on a page of the service: stores cookies and sends its origin, as browsers do. */
export class TestBrowser {
  readonly cookies = new Map<string, string>();

  constructor(
    /** `server` can be the URL of another process. */
    private readonly service: { readonly server: TestService["server"] | string; readonly origin: string },
    private readonly userAgent = "Test browser",
  ) {}

  get(path: string): Call {
    return this.call("get", path);
  }

  post(path: string, body?: object): Call {
    return this.call("post", path, body);
  }

  /** Calls a path below the API's base path. */
  call(method: Method, path: string, body?: object): Call {
    const agent = request(this.service.server);
    const call = agent[method](`/api/v1${path}`).set("User-Agent", this.userAgent).set("Sec-Fetch-Site", "same-origin");
    if (method !== "get") void call.set("Origin", this.service.origin);
    if (this.cookies.size > 0) void call.set("Cookie", this.cookieHeader());
    if (body) void call.send(body);
    call.on("response", ({ headers }: { headers: Record<string, string[] | undefined> }) => {
      for (const line of headers["set-cookie"] ?? []) this.keep(line);
    });
    return call;
  }

  cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  /** The value of the session cookie; undefined for a guest. */
  get session(): string | undefined {
    return this.cookies.get("earshot") ?? this.cookies.get("__Host-earshot");
  }

  /** The signed-in user, according to the service. */
  async user(): Promise<{ id: string; email: string } | null> {
    const { body } = await this.get("/auth/session").expect(200);
    return (body as { user: { id: string; email: string } | null }).user;
  }

  private keep(line: string): void {
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    const gone = value === "" || /expires=Thu, 01 Jan 1970/i.test(line);
    if (gone) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}

export const PASSWORD = "correct horse staple 9";

/** The header that sets the session cookie in an answer. */
export function sessionLine(answer: { get(name: "Set-Cookie"): string[] | undefined }): string {
  return answer.get("Set-Cookie")?.find((line) => /^(__Host-)?earshot=/.test(line)) ?? "";
}

/** Signs up for a new account, confirms it by email, and signs a browser in. */
export async function newUser(
  service: TestService,
  email: string,
  password: string = PASSWORD,
): Promise<TestBrowser & { readonly id: string }> {
  const browser = new TestBrowser(service);
  await browser.post("/auth/sign-up", { email, password }).expect(202);
  await browser.post("/auth/verify", { token: await service.secretFor(email) }).expect(200);
  const { body } = await browser.post("/auth/sign-in", { email, password }).expect(200);
  return Object.assign(browser, { id: (body as { user: { id: string } }).user.id });
}
