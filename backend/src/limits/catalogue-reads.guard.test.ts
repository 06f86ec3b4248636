import { jest } from "@jest/globals";
import { type ExecutionContext, HttpException } from "@nestjs/common";
import { Reflector } from "@nestjs/core";
import type { Request } from "express";
import { LookupController } from "../catalogue/lookup.controller.js";
import { setKeyCaller } from "../http/access/key-caller.js";
import { setViewer } from "../http/access/viewer.js";
import { Metrics } from "../shared/process/metrics.js";
import { CATALOGUE_READS, CatalogueReads, CatalogueReadsGuard, PAGE_READS } from "./catalogue-reads.guard.js";

type Sender = {
  readonly site?: string;
  readonly referer?: string;
  readonly userId?: string;
  readonly body?: object;
  readonly query?: object;
};
type Route = (...args: never[]) => unknown;

function from(ip: string, sender: Sender = {}, route: Route = () => undefined): ExecutionContext {
  const { site, referer, userId, body, query } = sender;
  const headers = { "sec-fetch-site": site, referer };
  const request = { ip, host: "earshot.example", headers, body, query } as unknown as Request;
  if (userId) setViewer(request, { userId, sessionId: "session" });
  return {
    getHandler: () => route,
    switchToHttp: () => ({ getRequest: () => request }),
  } as unknown as ExecutionContext;
}
const page = { site: "same-origin" };
const guardOf = (config: { readonly catalogueReads?: number }) =>
  new CatalogueReadsGuard(new CatalogueReads(config, new Metrics()), new Reflector());

test("by default a network may read ten thousand times in five minutes, and no more", () => {
  const guard = guardOf({});
  expect(CATALOGUE_READS).toEqual({ points: 10_000, seconds: 300 });
  for (let read = 0; read < 10_000; read += 1) guard.canActivate(from("192.0.2.1", page));
  expect(() => guard.canActivate(from("192.0.2.1", page))).toThrow(HttpException);
  expect(guard.canActivate(from("192.0.2.2", page))).toBe(true);
});

test("allows a program without a key 120 reads a minute, without blocking website pages", () => {
  const guard = guardOf({});
  for (let read = 0; read < 120; read += 1) guard.canActivate(from("192.0.2.1"));
  expect(() => guard.canActivate(from("192.0.2.1"))).toThrow(HttpException);
  expect(() => guard.canActivate(from("192.0.2.1", { site: "cross-site" }))).toThrow(HttpException);
  for (const site of ["same-origin", "none"]) expect(guard.canActivate(from("192.0.2.1", { site }))).toBe(true);
  expect(guard.canActivate(from("192.0.2.1", { userId: "ada" }))).toBe(true);
});

const handler = (name: "few" | "many") =>
  Object.getOwnPropertyDescriptor(LookupController.prototype, name)?.value as Route;
const [few, many] = [handler("few"), handler("many")];
const ids = Array.from({ length: 200 }, (_, at) => `show-${at}`);
test.each<[string, Route, Sender]>([
  ["one body", many, { body: { ids: ids.slice(0, 150), feedUrls: ids.slice(150) } }],
  ["one parameter", few, { query: { ids: ids.join(",") } }],
  ["many parameters", few, { query: { ids: ids.slice(0, 100), itunesId: ids.slice(0, 99), podcastGuid: "one" } }],
])("a lookup of 200 shows in %s counts as 20 reads: six a minute without a key", (_, route, sent) => {
  const guard = guardOf({});
  for (let read = 0; read < 6; read += 1) expect(guard.canActivate(from("192.0.2.1", sent, route))).toBe(true);
  expect(() => guard.canActivate(from("192.0.2.1", sent, route))).toThrow(HttpException);
  expect(guard.canActivate(from("192.0.2.2", sent, route))).toBe(true);
});

test("trusts the mark of our pages for a day's share of reads, then limits the network", () => {
  jest.useFakeTimers();
  try {
    const guard = guardOf({ catalogueReads: 200 });
    expect(PAGE_READS).toEqual({ points: 100_000, seconds: 86_400 });
    const read = (many: number, ip = "192.0.2.1") => {
      for (let at = 0; at < many; at += 1) {
        if (at % 200 === 0) jest.advanceTimersByTime(300_000);
        guard.canActivate(from(ip, page));
      }
    };
    read(2_000);
    jest.advanceTimersByTime(300_000);
    for (let at = 0; at < 120; at += 1) guard.canActivate(from("192.0.2.1", page));
    expect(() => guard.canActivate(from("192.0.2.1", page))).toThrow(HttpException);
    // Other networks, and people who are signed in, are not affected; a minute later, 120 more requests are answered.
    expect(guard.canActivate(from("192.0.2.1", { ...page, userId: "ada" }))).toBe(true);
    read(200, "192.0.2.2");
    jest.advanceTimersByTime(60_000);
    expect(guard.canActivate(from("192.0.2.1", page))).toBe(true);
    jest.advanceTimersByTime(86_400_000);
    for (let at = 0; at < 200; at += 1) guard.canActivate(from("192.0.2.1", page));
  } finally {
    jest.useRealTimers();
  }
});

test("recognizes our pages by their referrer on plain HTTP, where browsers send no marks", () => {
  const guard = guardOf({});
  const referer = "http://earshot.example/home?term=history";
  for (let read = 0; read < 200; read += 1) expect(guard.canActivate(from("192.0.2.1", { referer }))).toBe(true);
  const others = ["http://other.example/earshot.example", "earshot.example", ""];
  for (let read = 0; read < 120; read += 1) guard.canActivate(from("192.0.2.1", { referer: others[read % 3] }));
  for (const other of others) expect(() => guard.canActivate(from("192.0.2.1", { referer: other }))).toThrow();
  expect(() => guard.canActivate(from("192.0.2.1", { referer, site: "cross-site" }))).toThrow(HttpException);
});

test("allows a signed-in user 600 reads a minute from all networks together", () => {
  const guard = guardOf({});
  for (let read = 0; read < 600; read += 1) guard.canActivate(from(`192.0.2.${read % 3}`, { userId: "ada" }));
  expect(() => guard.canActivate(from("192.0.2.9", { ...page, userId: "ada" }))).toThrow(HttpException);
  expect(guard.canActivate(from("192.0.2.9", { userId: "ben" }))).toBe(true);
});

test("does not limit requests with a key, and has no limits for 0", () => {
  const guard = guardOf({});
  const keyed = from("192.0.2.1");
  setKeyCaller(keyed.switchToHttp().getRequest<Request>(), { userId: "ada", keyId: "key", scopes: [] });
  const open = guardOf({ catalogueReads: 0 });
  for (let read = 0; read < 1_000; read += 1) {
    expect(guard.canActivate(keyed)).toBe(true);
    expect(open.canActivate(from("192.0.2.1", { userId: "ada" }))).toBe(true);
    expect(open.canActivate(from("192.0.2.1"))).toBe(true);
  }
});
