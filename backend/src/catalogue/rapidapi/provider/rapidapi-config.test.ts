import { completeConfig } from "./rapidapi-config.js";

const given = { key: "k3y-canary", host: "podcasts.provider.example" };

function refusal(settings: Parameters<typeof completeConfig>[0]): string {
  try {
    completeConfig(settings);
  } catch (thrown) {
    return (thrown as Error).message;
  }
  return "accepted";
}

test("needs only key and host; other settings have defaults", () => {
  expect(completeConfig(given)).toEqual({
    key: "k3y-canary",
    host: "podcasts.provider.example",
    baseUrl: "https://podcasts.provider.example",
    paths: {
      search: "/search_podcasts_host_title",
      episodes: "/episodes",
      categoryStats: "/category_stats",
      podcast: "/search_by_id",
    },
    timeoutMs: 10_000,
  });
});

test("reads a base address and the paths of single endpoints from the settings", () => {
  const config = completeConfig({
    ...given,
    baseUrl: "https://other.example/v2/",
    paths: { episodes: "/shows/episodes" },
  });
  expect(config.baseUrl).toBe("https://other.example/v2");
  expect(config.paths.episodes).toBe("/shows/episodes");
  expect(config.paths.search).toBe("/search_podcasts_host_title");
});

test("every missing or wrong setting is named", () => {
  expect(refusal({})).toBe("CATALOGUE=rapidapi cannot start: RAPIDAPI_KEY is missing; RAPIDAPI_HOST is missing.");
  expect(refusal({ ...given, key: "  " })).toContain("RAPIDAPI_KEY is missing");
  expect(refusal({ ...given, host: "https://x.example/" })).toContain("RAPIDAPI_HOST is not a host name");
  expect(refusal({ ...given, paths: { search: "search" } })).toContain("the search path does not begin with a slash");
  expect(refusal({ ...given, timeoutMs: Number.NaN })).toContain("timeout");
});

test("a key that no header can carry is refused without being shown", () => {
  const message = refusal({ ...given, key: "k3y\ncanary" });
  expect(message).toContain("RAPIDAPI_KEY contains characters");
  expect(message).not.toContain("canary");
});

test.each([
  ["https://provider.example", "accepted"],
  ["http://127.0.0.1:4010", "accepted"],
  ["http://localhost:4010", "accepted"],
  ["http://[::1]:4010", "accepted"],
  ["http://provider.example", "must begin with https://"],
  ["http://127.0.0.1.evil.example", "must begin with https://"],
  ["ftp://provider.example", "must begin with https://"],
  ["https://user:secret@provider.example", "must not contain a user"],
  ["https://provider.example/?x=1", "must not contain a user, a query"],
  ["nonsense", "is not an address"],
])("sends the key to %s: %s", (baseUrl, expected) => {
  expect(refusal({ ...given, baseUrl })).toContain(expected);
});
