import { CatalogueBusy, CatalogueUnavailable } from "@earshot/domain/catalogue/podcast-catalogue.port";
import { DomainError } from "@earshot/domain/shared/domain-error";
import { NotFoundException } from "@nestjs/common";
import { QueryFailedError, QueryRunnerAlreadyReleasedError } from "typeorm";
import { z } from "zod";
import { busyProblem, problemOf } from "./problem.js";
import { plainText } from "./body/plain-text.js";
import { zodQuery } from "./query/zod-query.js";

test("a rule's refusal is 422 with its code, a foreign cursor is 400", () => {
  expect(problemOf(new DomainError("search.blank", "Type something."))).toMatchObject({
    status: 422,
    code: "search.blank",
    detail: "Type something.",
  });
  expect(problemOf(new DomainError("cursor.invalid", "No such page.")).status).toBe(400);
});

test("an unreachable source returns the specification's sentence and a Retry-After, never the reason", () => {
  expect(problemOf(new CatalogueUnavailable("Fetch failed: connect ECONNREFUSED", 12))).toEqual({
    type: "about:blank",
    title: "Temporarily unavailable",
    status: 503,
    detail: "Failed to load podcasts. Please try again later.",
    code: "catalogue.unavailable",
    retryAfter: 12,
  });
});

test("work that is refused because too much is in progress has the draft’s type", () => {
  const type = "https://iana.org/assignments/http-problem-types#temporary-reduced-capacity";
  expect(problemOf(new CatalogueBusy("Too many searches", 2))).toMatchObject({ status: 503, type, retryAfter: 2 });
  expect(problemOf(busyProblem("list.import-busy", "Later."))).toMatchObject({ status: 503, type, retryAfter: 5 });
});

test.each([
  Object.assign(new Error("terminating connection"), { code: "57P01" }),
  Object.assign(new Error("connect"), { code: "ECONNREFUSED" }),
  Object.assign(new Error("canceling statement due to statement timeout"), { code: "57014" }),
  Object.assign(new Error("could not extend file: No space left on device"), { code: "53100" }),
  Object.assign(new Error("could not fsync file: Input/output error"), { code: "58030" }),
  Object.assign(new Error("cannot execute INSERT in a read-only transaction"), { code: "25006" }),
  Object.assign(new Error('database "postgres" does not exist'), { code: "3D000" }),
  new Error("timeout exceeded when trying to connect"),
  new Error("Connection terminated unexpectedly"),
  new Error("Query read timeout"),
  new Error("Client has encountered a connection error and is not queryable"),
  new Error("Client was closed and is not queryable"),
  new Error("Cannot use a pool after calling end on the pool"),
  new QueryRunnerAlreadyReleasedError(),
  new QueryFailedError("SELECT 1", [], Object.assign(new Error("terminating connection"), { code: "57P02" })),
  new QueryFailedError("SELECT 1", [], new Error("Connection terminated unexpectedly")),
])("answers 503 if a database does not answer or has no room: $message", (error) => {
  expect(problemOf(error)).toMatchObject({ status: 503, code: "database.unavailable", retryAfter: 5 });
});

test("an unexpected error reveals nothing", () => {
  const answer = problemOf(new Error('relation "users" does not exist at /srv/app.js'));
  expect(answer.status).toBe(500);
  expect(JSON.stringify(answer)).not.toMatch(/users|srv/);
});

test("keeps the status of Nest's and Express's own errors", () => {
  expect(problemOf(new NotFoundException())).toMatchObject({ status: 404, code: "http.404" });
  expect(problemOf(Object.assign(new Error("bad escape"), { status: 400 }))).toMatchObject({ status: 400 });
});

test("a cursor that is refused names its parameter", () => {
  const errors = [{ path: "cursor", message: "This is not a cursor." }];
  expect(problemOf(new DomainError("cursor.invalid", "This is not a cursor."))).toMatchObject({ status: 400, errors });
  const since = [{ path: "since", message: "This is not a cursor." }];
  expect(problemOf(new DomainError("cursor.invalid", "This is not a cursor.", since))).toMatchObject({ errors: since });
});

test("a schema violation is 400 and names each field", () => {
  const pipe = zodQuery(z.object({ q: plainText(5), limit: z.coerce.number().max(8) }));
  expect(pipe.transform({ q: "abc", limit: "3" })).toEqual({ q: "abc", limit: 3 });
  const refused = (() => {
    try {
      return pipe.transform({ q: "\0", limit: "99" });
    } catch (error) {
      return problemOf(error);
    }
  })();
  expect(refused).toMatchObject({ status: 400, errors: [{ path: "q" }, { path: "limit" }] });
  expect(() => pipe.transform({ q: "\ud800" })).toThrow();
});

test("the 416 of a file has a title", () => {
  const thrown = Object.assign(new Error("Range Not Satisfiable"), { status: 416 });
  expect(problemOf(thrown)).toMatchObject({ status: 416, title: "No such part of the file", code: "http.416" });
});
