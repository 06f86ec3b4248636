import request from "supertest";
import { testService, type TestService } from "../testing/service/test-service.js";

let service: TestService;
let id: string;
beforeAll(async () => {
  service = await testService({ demo: true });
  const rows = await service.database.dataSource.query<{ id: string }[]>(
    "SELECT id FROM catalogue.podcasts ORDER BY position LIMIT 1",
  );
  id = rows[0]?.id ?? "";
});
afterAll(() => service.close());

test("serves a card of 1200 by 630 that anyone may embed and cache", async () => {
  const address = `/podcast/${id}/card.png`;
  const card = await request(service.server).get(address).expect(200).expect("Content-Type", "image/png");
  const png = card.body as Buffer;
  expect([png.subarray(1, 4).toString(), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(["PNG", 1200, 630]);
  expect(card.headers["cache-control"]).toBe("public, max-age=86400");
  expect(card.headers["cross-origin-resource-policy"]).toBe("cross-origin");
  const again = await request(service.server).get(address).set("If-None-Match", String(card.headers.etag));
  expect([again.status, again.text]).toEqual([304, ""]);
});

test("draws two of many simultaneous cards, and refuses the others with a Retry-After", async () => {
  const rows = await service.database.dataSource.query<{ id: string }[]>(
    "SELECT id FROM catalogue.podcasts ORDER BY position DESC LIMIT 40",
  );
  const ask = (show: string) => request(service.server).get(`/podcast/${show}/card.png`);
  const answers = await Promise.all(rows.map((row) => ask(row.id)));
  const refused = answers.filter(({ status }) => status === 503);
  expect(answers.filter(({ status }) => status === 200).length).toBe(answers.length - refused.length);
  expect(refused.length).toBeGreaterThan(20);
  for (const { headers, body } of refused) {
    expect(headers).toMatchObject({ "retry-after": "5", "cache-control": "no-store" });
    expect((body as { code: string }).code).toBe("card.busy");
    // The tag is that of the problem document, set by Express; the picture's tag is gone.
    expect(headers.etag).toMatch(/^W\//);
  }
  const [again] = rows.filter((_, at) => answers[at]?.status === 503);
  await ask(again?.id ?? "")
    .expect(200)
    .expect("Content-Type", "image/png");
});

test("a request for a card in progress gets the same one", async () => {
  const [row] = await service.database.dataSource.query<{ id: string }[]>(
    "SELECT id FROM catalogue.podcasts ORDER BY position OFFSET 100 LIMIT 1",
  );
  const ask = () => request(service.server).get(`/podcast/${row?.id}/card.png`).expect(200);
  const cards = await Promise.all(Array.from({ length: 20 }, ask));
  expect(new Set(cards.map(({ headers }) => headers.etag as string)).size).toBe(1);
});

test.each(["nobody", "%00", "..%2f..%2fetc", "x".repeat(3_000), "' OR 1=1--"])(
  "has no card for %j",
  async (unknown) => {
    const answer = await request(service.server).get(`/podcast/${encodeURIComponent(unknown)}/card.png`);
    expect([answer.status, answer.headers.etag === undefined || answer.type !== "image/png"]).toEqual([404, true]);
  },
);
