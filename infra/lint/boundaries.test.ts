import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Linter } from "eslint";
import ts from "typescript-eslint";
import { boundaries } from "./boundaries.js";
import { OPEN_VIEWS, TABLES } from "./features.js";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** The linter's messages for one line of code, in a file that need not exist. */
function lint(file: string, code: string): string[] {
  const linter = new Linter({ cwd: root });
  const messages = linter.verify(
    code,
    {
      files: ["**/*.ts", "**/*.tsx"],
      languageOptions: { parser: ts.parser },
      plugins: { earshot: { rules: { boundaries } } },
      rules: { "earshot/boundaries": ["error", { root }] },
    } as Linter.Config,
    { filename: join(root, file) },
  );
  return messages.map(({ message }) => message);
}

describe("reports violations", () => {
  test.each([
    ["the domain imports Nest", "domain/src/catalogue/x.ts", 'import { Injectable } from "@nestjs/common";'],
    ["the domain imports Node", "domain/src/catalogue/x.ts", 'import fs from "node:fs";'],
    ["the domain imports it late", "domain/src/catalogue/x.ts", 'await import("node:fs");'],
    ["the domain imports a type of it", "domain/src/catalogue/x.ts", 'import type { Stats } from "node:fs";'],
    [
      "the domain imports the figures of fault drills",
      "domain/src/catalogue/x.ts",
      'import { drill } from "../../../infra/testing/drill.js";',
    ],
    ["the domain re-exports a package", "domain/src/catalogue/x.ts", 'export * from "zod";'],
    ["audience uses the catalogue", "domain/src/audience/x.ts", 'import { a } from "../catalogue/podcast.js";'],
    ["shared uses a feature", "domain/src/shared/x.ts", 'import { a } from "../market/competition.js";'],
    ["the same in the backend", "backend/src/health/x.ts", 'import { a } from "../catalogue/catalogue.module.js";'],
    ["shared uses a layer", "backend/src/shared/x.ts", 'import { a } from "../http/access/access.js";'],
    ["the database's layer uses the one below", "backend/src/database/x.ts", 'import { a } from "../http/problem.js";'],
    [
      "a layer of the backend uses a feature",
      "backend/src/http/x.ts",
      'import { a } from "../catalogue/catalogue.module.js";',
    ],
    [
      "the desktop app imports what the backend does not publish",
      "desktop/src/catalogue/x.node.ts",
      'import { a } from "../../../backend/src/catalogue/local/write/catalogue-build";',
    ],
    [
      "a test imports more of infra than the figures of fault drills and how to wait",
      "backend/src/health/x.db.test.ts",
      'import { a } from "../../../infra/testing/free-port.js";',
    ],
    [
      "frontend imports backend by path",
      "frontend/src/shell/x.ts",
      'import { a } from "../../../backend/src/main.js";',
    ],
    ["frontend imports backend", "frontend/src/shell/x.ts", 'import { a } from "@earshot/backend/main";'],
    [
      "frontend runs a schema of the backend",
      "frontend/src/saved/x.ts",
      'import { savedAnswer } from "@earshot/backend/saved/saved.schemas";',
    ],
    [
      "frontend reads another type of the backend",
      "frontend/src/saved/x.ts",
      'import type { Config } from "@earshot/backend/shared/config/config";',
    ],
    [
      "a screen reads the schemas of a feature that it may not use",
      "frontend/src/saved/x.ts",
      'import type { ListAnswer } from "@earshot/backend/lists/lists.schemas";',
    ],
    ["backend imports frontend", "backend/src/site/x.ts", 'import { a } from "@earshot/frontend/client/store";'],
    ["desktop runs the website's code", "desktop/src/x.ts", 'import { p } from "@earshot/frontend/platform/platform";'],
    ["a primitive knows a feature", "frontend/src/ui/x.tsx", 'import { a } from "../catalogue/podcast-card";'],
    ["a feature imports the shell", "frontend/src/lists/x.tsx", 'import { Header } from "../shell/header";'],
    ["a feature imports it late", "frontend/src/lists/x.tsx", 'const open = () => import("../shell/overlays");'],
    ["a feature reads a type of it", "frontend/src/lists/x.tsx", 'import type { A } from "../shell/header";'],
    ["the same as a type expression", "frontend/src/lists/x.ts", 'type A = import("../shell/header").A;'],
    ["the API client knows the session", "frontend/src/client/x.ts", 'import { a } from "../session/session";'],
    ["the session knows a screen", "frontend/src/session/x.ts", 'import { a } from "../accounts/private";'],
    [
      "a screen uses the rules of a feature that it may not use",
      "frontend/src/market/x.tsx",
      'import type { Podcast } from "@earshot/domain/catalogue/shows/podcast";',
    ],
    ["the same in the backend", "backend/src/mail/x.ts", 'import { a } from "@earshot/domain/accounts/account";'],
    [
      "shared uses a feature's rules",
      "backend/src/shared/x.ts",
      'import { a } from "@earshot/domain/catalogue/shows/podcast";',
    ],
    [
      "the desktop app does too",
      "desktop/src/lists/x.ts",
      'import { a } from "@earshot/domain/tracking/alerts/digest";',
    ],
    [
      "tracking reads the rows of accounts",
      "backend/src/tracking/x.ts",
      'run("SELECT email FROM users WHERE id = $1");',
    ],
    ["the same in a template", "backend/src/tracking/x.ts", "run(`SELECT ${a} FROM users WHERE ${b}`);"],
    ["the same in a list", "backend/src/tracking/x.ts", "run(`SELECT ${a} FROM alerts a, users u WHERE ${b}`);"],
    ["the same in a piece of SQL", "backend/src/tracking/x.ts", 'const OF = "JOIN users u ON u.id = a.user_id";'],
    [
      "saved joins lists",
      "backend/src/saved/x.ts",
      "run(`SELECT 1 FROM saved_podcasts s JOIN lists l USING (user_id)`);",
    ],
    ["analytics clears the outbox", "backend/src/analytics/x.ts", 'run("DELETE FROM outbox");'],
    ["an import leaves the project", "infra/bench/x.ts", 'import { a } from "../../../elsewhere/a.js";'],
    [
      "a path climbs out of the grid",
      "backend/src/catalogue/local/search/answers/x.ts",
      'import { a } from "../../../../../a.js";',
    ],
    ["search imports write", "backend/src/catalogue/local/search/x.ts", 'import { a } from "../write/a.js";'],
    [
      "write reads a type of search",
      "backend/src/catalogue/local/write/x.ts",
      'import type { A } from "../search/a.js";',
    ],
    ["record imports write", "backend/src/catalogue/local/record/x.ts", 'import { a } from "../write/a.js";'],
    [
      "search climbs to the adapter",
      "backend/src/catalogue/local/search/x.ts",
      'import { a } from "../local-catalogue.js";',
    ],
    ["a district that the map does not know", "backend/src/catalogue/local/other/x.ts", "export const a = 1;"],
    ["a folder that the map does not know", "backend/src/utils/x.ts", "export const a = 1;"],
  ])("%s", (_name, file, code) => {
    expect(lint(file, code)).toHaveLength(1);
  });
});

test("every table and view of the schema has an owner", () => {
  const folder = join(root, "backend/migrations");
  const source = readdirSync(folder).map((file) => readFileSync(join(folder, file), "utf8"));
  const made = (what: string) =>
    [...source.join("\n").matchAll(new RegExp(`CREATE (?:UNLOGGED )?${what} ([a-z_]+)`, "g"))].map(([, name]) => name);
  expect(new Set(made("TABLE"))).toEqual(new Set(Object.values(TABLES).flat()));
  expect(new Set(made("VIEW"))).toEqual(new Set(Object.values(OPEN_VIEWS).flat()));
});

describe("allows valid imports and SQL", () => {
  test.each([
    ["tracking reads an open view", "backend/src/tracking/x.ts", 'run("SELECT email FROM mailable_users");'],
    ["outreach may use campaigns", "backend/src/outreach/x.ts", 'run("DELETE FROM campaign_requests");'],
    [
      "prose names what a table is called",
      "backend/src/tracking/x.ts",
      'say("Removes users, lists and alerts from view.");',
    ],
    ["market uses audience", "domain/src/market/x.ts", 'import { a } from "../audience/listener-range.js";'],
    [
      "a screen reads the types of its own schemas",
      "frontend/src/saved/x.ts",
      'import type { SavedPage } from "@earshot/backend/saved/saved.schemas";',
    ],
    ["backend imports the domain", "backend/src/site/x.ts", 'import { a } from "@earshot/domain/site/page-metadata";'],
    ["the site uses the catalogue", "backend/src/site/x.ts", 'import { a } from "../catalogue/catalogue.module.js";'],
    ["desktop reads a type", "desktop/src/x.ts", 'import type { P } from "@earshot/frontend/platform/platform";'],
    [
      "the session uses the rules of accounts",
      "frontend/src/session/x.ts",
      'import { a } from "@earshot/domain/accounts/a";',
    ],
    ["a feature uses the layers", "backend/src/health/x.ts", 'import { a } from "../http/access/access.js";'],
    ["a screen uses its own rules", "frontend/src/market/x.tsx", 'import { a } from "@earshot/domain/market/a";'],
    [
      "a page reads its metadata",
      "frontend/src/lists/x.tsx",
      'import { a } from "@earshot/domain/site/page-metadata";',
    ],
    [
      "the shell assembles features",
      "frontend/src/shell/x.tsx",
      'const page = () => import("../catalogue/search-page");',
    ],
    ["write imports record", "backend/src/catalogue/local/write/x.ts", 'import { a } from "../record/a.js";'],
    ["the adapter imports search", "backend/src/catalogue/local/x.ts", 'import { a } from "./search/a.js";'],
    ["a test of search writes", "backend/src/catalogue/local/search/x.test.ts", 'import { a } from "../write/a.js";'],
    [
      "search imports the shared folder",
      "backend/src/catalogue/local/search/x.ts",
      'import { a } from "../../../shared/a.js";',
    ],
    ["a domain test uses a library", "domain/src/catalogue/x.test.ts", 'import fc from "fast-check";'],
    [
      "a domain test has the figures of a fault drill",
      "domain/src/catalogue/x.test.ts",
      'import { drill } from "../../../infra/testing/drill.js";',
    ],
  ])("%s", (_name, file, code) => {
    expect(lint(file, code)).toEqual([]);
  });
});
