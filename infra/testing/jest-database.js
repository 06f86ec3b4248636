import { common } from "./jest-common.js";

/** Tests against real PostgreSQL. */
export default {
  ...common,
  displayName: "database",
  testEnvironment: "node",
  testMatch: ["<rootDir>/{backend,infra,desktop}/**/*.db.test.ts"],
  testPathIgnorePatterns: ["/node_modules/", "/dist/"],
};
