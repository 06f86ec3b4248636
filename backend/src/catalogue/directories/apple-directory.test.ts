import { feedServer, type FeedServer } from "../../testing/servers/feed-server.js";
import { JsonSource } from "../signals/json-source.js";
import { AppleDirectory } from "./apple-directory.js";

let server: FeedServer;
beforeAll(async () => void (server = await feedServer()));
afterAll(() => server.close());

const directory = () => new AppleDirectory(new JsonSource({ userAgent: "test", pauseMs: 0 }), server.origin);
/** An answer in the form that Apple sends, with more fields than are read. */
const results = (...found: readonly object[]) =>
  JSON.stringify({
    resultCount: found.length,
    results: found.map((one) => ({ wrapperType: "track", kind: "podcast", ...one })),
  });
const search = (term: string) => `/search?entity=podcast&media=podcast&term=${term}&limit=20`;

test("finds a show by its number", async () => {
  server.pages.set(
    "/lookup?entity=podcast&id=77",
    results({ collectionName: "Kelp", feedUrl: "https://feeds.example/kelp" }),
  );
  expect(await directory().feedOf({ itunesId: "77", title: "Kelp" })).toBe("https://feeds.example/kelp");
});

test("finds a show without a number by title and maker, and never another show with that title", async () => {
  server.pages.set(
    search("Salt"),
    results(
      { collectionName: "Salt", artistName: "Ann Reed", feedUrl: "https://feeds.example/salt" },
      { collectionName: "SALT", artistName: "Church of Salt", feedUrl: "https://feeds.example/church" },
      { collectionName: "Salt and Light", artistName: "Ann Reed", feedUrl: "https://feeds.example/light" },
    ),
  );
  expect(await directory().feedOf({ title: "Salt", author: "Ann Reed & Friends" })).toBe("https://feeds.example/salt");
  expect(await directory().feedOf({ title: "Salt", author: "Tom Pole" })).toBeUndefined();
  expect(await directory().feedOf({ title: "Salt" })).toBeUndefined();
});

test("finds nothing for an entry without a feed, an invalid answer or an unusable address", async () => {
  server.pages.set("/lookup?entity=podcast&id=5", results({ collectionName: "Reef" }));
  server.pages.set(search("Reef"), results({ collectionName: "Reef", feedUrl: "javascript:alert(1)" }, { odd: 1 }));
  expect(await directory().feedOf({ itunesId: "5", title: "Reef" })).toBeUndefined();
  server.pages.set(search("Tide"), JSON.stringify({ error: "no" }));
  expect(await directory().feedOf({ title: "Tide" })).toBeUndefined();
});

test("a failing directory is an error, not a missing show", async () => {
  server.pages.set(search("Down"), (_, response) => void response.writeHead(503).end());
  await expect(directory().feedOf({ title: "Down" })).rejects.toThrow("answered 503");
});
