import { common, inNode } from "./jest-common.js";

/** Tests with a real PostgreSQL. */
export default {
  ...common,
  ...inNode,
  displayName: "database",
  testMatch: ["<rootDir>/{backend,infra,desktop}/**/*.db.test.ts"],
  testPathIgnorePatterns: ["/node_modules/", "/dist/"],
};
