import { common, inNode } from "./jest-common.js";

/** Tests without a database or a document: rules, parsers, and adapters with fakes on loopback. */
export default {
  ...common,
  ...inNode,
  displayName: "unit",
  testMatch: ["<rootDir>/{domain,backend,infra,desktop}/**/*.test.ts"],
  testPathIgnorePatterns: ["/node_modules/", "/dist/", "\\.db\\.test\\.ts$"],
};
