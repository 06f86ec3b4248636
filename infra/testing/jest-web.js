import { common } from "./jest-common.js";

/** Tests of the website's logic in a simulated document. */
export default {
  ...common,
  displayName: "web",
  testEnvironment: "jsdom",
  setupFiles: ["<rootDir>/infra/testing/jest-dom-globals.js"],
  setupFilesAfterEnv: [...common.setupFilesAfterEnv, "<rootDir>/frontend/src/testing/jest-waits.ts"],
  testMatch: ["<rootDir>/frontend/src/**/*.test.{ts,tsx}"],
  testPathIgnorePatterns: ["/node_modules/", "/dist/"],
};
