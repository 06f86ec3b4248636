import { common } from "./jest-common.js";

/** Tests against real PostgreSQL. */
export default {
  ...common,
  displayName: "database",
  testEnvironment: "node",
  // A machine that does other work as well needs more than the usual five seconds to make a database.
  testTimeout: 20_000,
  testMatch: ["<rootDir>/{backend,infra}/**/*.db.test.ts"],
  testPathIgnorePatterns: ["/node_modules/", "/dist/"],
};
