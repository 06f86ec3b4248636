import { common } from "./jest-common.js";

/** Tests of the website's logic in a simulated document. */
export default {
  ...common,
  displayName: "web",
  testEnvironment: "jsdom",
  setupFiles: ["<rootDir>/infra/testing/jest-dom-globals.js"],
  setupFilesAfterEnv: [...common.setupFilesAfterEnv, "<rootDir>/infra/testing/jest-web-waits.js"],
  testMatch: ["<rootDir>/frontend/src/**/*.test.{ts,tsx}"],
  testPathIgnorePatterns: ["/node_modules/", "/dist/"],
};
