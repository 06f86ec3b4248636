import { searchFor } from "@earshot/domain/catalogue/podcast-catalogue.contract";
import { Logger } from "@nestjs/common";
import { SlowSearches } from "./slow-searches.js";

const request = searchFor("true crime OR *", { mode: "topic" });

let lines: unknown[];
beforeEach(() => {
  lines = [];
  const write = (line: unknown) => void lines.push(line);
  Logger.overrideLogger({ log: write, warn: write, error: write });
});
afterEach(() => Logger.overrideLogger(false));

test("a slow search is logged with its text", async () => {
  const found = await new SlowSearches({ slowSearch: 0 }).timed(request, () => Promise.resolve("found"));
  expect(found).toEqual({ answer: "found", took: expect.any(Number) as unknown });
  const search = { term: "true crime OR *", mode: "topic", sort: "relevance", firstPage: true };
  expect(lines).toMatchObject([{ slowSearch: search, took: expect.any(Number) as unknown }]);
});

test("logs a slow search that fails, but not a quick one", async () => {
  const failing = new SlowSearches({ slowSearch: 0 }).timed(request, () => Promise.reject(new Error("too long")));
  await expect(failing).rejects.toThrow("too long");
  expect(lines).toHaveLength(1);
  await new SlowSearches({ slowSearch: 60_000 }).timed(request, () => Promise.resolve("found"));
  expect(lines).toHaveLength(1);
});
