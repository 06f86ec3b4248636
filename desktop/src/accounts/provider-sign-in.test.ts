import { createHash } from "node:crypto";
import { ProviderSignIn } from "./provider-sign-in.node";

const ONE = "https://one.example";
let server: string;
let now: number;
let opened: URL[];
let asked: { readonly path: string; readonly code: string; readonly verifier: string }[];
let status: number;
let notified: number;
let signIn: ProviderSignIn;
beforeEach(() => {
  [server, now, opened, asked, status, notified] = [ONE, 0, [], [], 200, 0];
  signIn = new ProviderSignIn({
    server: () => server,
    openExternal: async (address) => void opened.push(new URL(address)),
    ask: async (request) => {
      const body = (await request.json()) as { code: string; verifier: string };
      asked.push({ path: new URL(request.url).pathname, ...body });
      return new Response("{}", { status });
    },
    signedIn: () => void (notified += 1),
    now: () => now,
  });
});

test("opens the system's browser with a challenge, and exchanges the code with its secret", async () => {
  await signIn.begin("google", true);
  const [address] = opened;
  expect([address!.origin, address!.pathname, address!.searchParams.get("remember")]).toEqual([
    ONE,
    "/api/v1/auth/google",
    "1",
  ]);
  expect(await signIn.finish("the-code")).toBe(true);
  const [{ path, code, verifier }] = asked as [(typeof asked)[0]];
  expect([path, code]).toEqual(["/api/v1/auth/app-sign-in", "the-code"]);
  expect(createHash("sha256").update(verifier).digest("base64url")).toBe(address!.searchParams.get("app"));
  expect(address!.href).not.toContain(verifier);
  expect(notified).toBe(1);
});

test("uses a different secret for each sign-in, and a code once", async () => {
  await signIn.begin("google", false);
  await signIn.begin("facebook", false);
  const [first, second] = opened.map(({ searchParams }) => searchParams.get("app"));
  expect(first).not.toBe(second);
  expect(await signIn.finish("code")).toBe(true);
  expect(await signIn.finish("code")).toBe(false);
  expect(asked).toHaveLength(1);
});

test.each([
  ["that nobody asked for", () => undefined],
  [
    "after another server was chosen",
    async () => {
      await signIn.begin("google", false);
      server = "https://two.example";
    },
  ],
  [
    "after ten minutes",
    async () => {
      await signIn.begin("google", false);
      now += 10 * 60_000 + 1;
    },
  ],
])("a link %s is not followed", async (_case, before) => {
  await before();
  expect(await signIn.finish("code")).toBe(false);
  expect([asked, notified]).toEqual([[], 0]);
});

test("a code that the server refuses signs nobody in", async () => {
  status = 401;
  await signIn.begin("google", false);
  expect(await signIn.finish("code")).toBe(false);
  expect(notified).toBe(0);
});
