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

/** The outcome of a guest's brief that gets this response. */
function outcomeOf(answer: Response) {
  const sender = async () => ({ server: BRIEF.server, token: undefined });
  return sendBy({ sender, answer: async () => answer })(BRIEF);
}

test("a brief counts as sent or refused only by an answer of the server itself", async () => {
  expect(await outcomeOf(Response.json({ id: "c1" }, { status: 201 }))).toEqual({ kind: "taken" });
  const headers = { "content-type": "application/problem+json; charset=utf-8" };
  const refused = Response.json({ detail: "Too long." }, { status: 422, headers });
  expect(await outcomeOf(refused)).toEqual({ kind: "refused", reason: "Too long." });
});

test.each([200, 403, 404, 502])("a gateway's page with status %d keeps a brief waiting", async (status) => {
  expect(await outcomeOf(new Response("<h1>Back soon</h1>", { status }))).toEqual({ kind: "later" });
});

test.each([200, 403])("a gateway's JSON with status %d keeps a brief waiting", async (status) => {
  expect(await outcomeOf(Response.json({ detail: "Back soon." }, { status }))).toEqual({ kind: "later" });
});

test.each([429, 503])("a gateway's page with status %d says when to try again", async (status) => {
  const answer = new Response("<h1>Back soon</h1>", { status, headers: { "retry-after": "120" } });
  expect(await outcomeOf(answer)).toEqual({ kind: "later", retryAfter: 120 });
});
