import { sendBy } from "./send-brief.node";

const BRIEF = {
  key: "k",
  body: "{}",
  title: "Tea",
  draftId: null,
  owner: null,
  server: "https://one.example",
  madeAt: 0,
  tries: 0,
  nextAt: 0,
  refusal: null,
};

/** The outcome of a brief that gets this response: a guest's, or an account's. */
function outcomeOf(answer: Response, owner: string | null = null) {
  const sender = async () => ({ server: BRIEF.server, token: owner === null ? undefined : "t" });
  return sendBy({ sender, answer: async () => answer })({ ...BRIEF, owner });
}

test("a brief counts as sent or refused only by an answer of the server itself", async () => {
  expect(await outcomeOf(Response.json({ id: "c1" }, { status: 201 }))).toEqual({ kind: "taken" });
  const headers = { "content-type": "application/problem+json; charset=utf-8" };
  const refused = Response.json({ detail: "Too long." }, { status: 422, headers });
  expect(await outcomeOf(refused)).toEqual({ kind: "refused", reason: "Too long." });
});

test.each([200, 302, 404, 408, 502, 511])("a gateway's page with status %d keeps a brief waiting", async (status) => {
  expect(await outcomeOf(new Response("<h1>Back soon</h1>", { status }))).toEqual({ kind: "later" });
});

test("a gateway's JSON keeps a brief waiting", async () => {
  expect(await outcomeOf(Response.json({ detail: "Back soon." }))).toEqual({ kind: "later" });
});

test.each([
  [403, null, () => new Response("<h1>Forbidden</h1>", { status: 403 })],
  [403, "ada", () => new Response("<h1>Forbidden</h1>", { status: 403 })],
  [407, null, () => new Response("<h1>Proxy</h1>", { status: 407 })],
  [403, null, () => Response.json({ message: "Forbidden" }, { status: 403 })],
])("a gateway that blocks it with %d does not keep a brief of %p waiting for ever", async (status, owner, answer) => {
  const reason = `It was blocked on its way to the server (error ${status}). Submit it again from another network, or ask the people who run the server.`;
  expect(await outcomeOf(answer(), owner)).toEqual({ kind: "refused", reason });
});

test.each([429, 503])("a gateway's page with status %d says when to try again", async (status) => {
  const answer = new Response("<h1>Back soon</h1>", { status, headers: { "retry-after": "120" } });
  expect(await outcomeOf(answer)).toEqual({ kind: "later", retryAfter: 120 });
});
