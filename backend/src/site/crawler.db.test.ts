import { testService, type TestService } from "../testing/service/test-service.js";
import request from "supertest";

let service: TestService;
beforeAll(async () => {
  service = await testService({ demo: true });
});
afterAll(() => service.close());

const get = (path: string) => request(service.server).get(path);
const addressesIn = (xml: string): string[] =>
  [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = ""]) => address);
const query = <Row>(sql: string) => service.database.dataSource.query<Row[]>(sql);

test("robots.txt names the sitemap, which lists every public page under our own address", async () => {
  const robots = await get("/robots.txt")
    .expect(200)
    .expect("Content-Type", /text\/plain/);
  const sitemap = /^Sitemap: (.*)$/m.exec(robots.text)?.[1];
  expect(sitemap).toBe(`${service.origin}/sitemap.xml`);
  const index = await get("/sitemap.xml")
    .expect(200)
    .expect("Content-Type", /application\/xml/);
  expect(index.headers["cache-control"]).toBe("public, max-age=3600");
  // The demo fits into one file; files without shows are not listed.
  expect(addressesIn(index.text)).toEqual([
    `${service.origin}/sitemap-pages.xml`,
    `${service.origin}/sitemap-podcasts-1.xml`,
  ]);
  const pages = addressesIn((await get("/sitemap-pages.xml").expect(200)).text);
  for (const path of ["/", "/home", "/api", "/blog", "/about"]) expect(pages).toContain(service.origin + path);
  expect(pages.filter((address) => !address.startsWith(`${service.origin}/`))).toEqual([]);
});

test("lists active shows, most popular first, without duplicates and dead ones", async () => {
  const listed = addressesIn((await get("/sitemap-podcasts-1.xml").expect(200)).text);
  const living = await query<{ id: string }>("SELECT id FROM catalogue.podcasts WHERE sinks = 0 ORDER BY position");
  expect(listed).toEqual(living.map(({ id }) => `${service.origin}/podcast/${id}`));
  expect(listed.length).toBeGreaterThan(10);
});

test("demoted shows are left out, even between others", async () => {
  const last = "(SELECT max(position) FROM catalogue.podcasts)";
  const [gone] = await query<{ id: string }>(`SELECT id FROM catalogue.podcasts WHERE position = ${last}`);
  const other = await testService({ database: service.database });
  try {
    await query(`UPDATE catalogue.podcasts SET sinks = 2 WHERE position = ${last}`);
    const { text } = await request(other.server).get("/sitemap-podcasts-1.xml").expect(200);
    expect(gone?.id).toBeDefined();
    expect(text).not.toContain(`/podcast/${gone?.id}<`);
  } finally {
    await query(`UPDATE catalogue.podcasts SET sinks = 0 WHERE position = ${last}`);
    await other.close();
  }
});

test.each(["2", "6", "0", "01", "x", "1e0", "-1", "%00", "99999999999"])(
  "no sitemap of shows has the number %s",
  (part) => get(`/sitemap-podcasts-${part}.xml`).expect(404),
);

test("redirects the old icon address to ours", () => get("/favicon.ico").expect(302).expect("Location", "/mark.svg"));
