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
  blocked: false,
};

/** The outcome of a brief whose requests get this response: a guest's, or an account's. */
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

test.each([200, 401, 403, 404, 407, 511])("a gateway that answers %d blocks a brief, which waits", async (status) => {
  const headers = { "retry-after": "120" };
  for (const owner of [null, "ada"]) {
    const page = new Response("<h1>Sign in to this network</h1>", { status, headers });
    expect(await outcomeOf(page, owner)).toEqual({ kind: "later", retryAfter: 120, blocked: true });
    const json = Response.json({ detail: "Forbidden." }, { status });
    expect(await outcomeOf(json, owner)).toEqual({ kind: "later", blocked: true });
  }
});

test("a gateway that cannot reach the server, or an answer that is cut, blocks nothing", async () => {
  for (const status of [408, 500, 502]) {
    expect(await outcomeOf(new Response("<h1>Back soon</h1>", { status }))).toEqual({ kind: "later" });
  }
  const cut = new Response(new ReadableStream({ start: (body) => body.error(new Error("The line is cut.")) }));
  expect(await outcomeOf(cut)).toEqual({ kind: "later" });
});

test("an error of the server itself blocks nothing", async () => {
  const headers = { "content-type": "application/problem+json" };
  const problem = (status: number) => Response.json({ detail: "Sign in again." }, { status, headers });
  expect(await outcomeOf(problem(401), "ada")).toEqual({ kind: "later" });
  expect(await outcomeOf(problem(401))).toEqual({ kind: "refused", reason: "Sign in again." });
  expect(await outcomeOf(problem(503))).toEqual({ kind: "later" });
});

test.each([429, 503])("a gateway's page with status %d says when to try again", async (status) => {
  const answer = new Response("<h1>Back soon</h1>", { status, headers: { "retry-after": "120" } });
  expect(await outcomeOf(answer)).toEqual({ kind: "later", retryAfter: 120 });
});
