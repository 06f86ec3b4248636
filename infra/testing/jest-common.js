// What the three kinds of tests have in common: TypeScript through swc, native modules, and the domain from its sources.
const swc = (syntax) => ({
  swcrc: false,
  jsc: {
    parser: { syntax: "typescript", decorators: true, tsx: syntax === "tsx" },
    target: "es2022",
    keepClassNames: true,
    transform: {
      legacyDecorator: true,
      decoratorMetadata: true,
      useDefineForClassFields: false,
      react: { runtime: "automatic" },
    },
    experimental: { keepImportAttributes: true },
  },
  module: { type: "es6" },
  sourceMaps: true,
});

export const common = {
  rootDir: "../..",
  extensionsToTreatAsEsm: [".ts", ".tsx"],
  moduleNameMapper: {
    "^@earshot/domain/(.*)$": "<rootDir>/domain/src/$1.ts",
    "^(\\.{1,2}/.*)\\.js$": "$1",
    "^fast-check$": "<rootDir>/infra/testing/fast-check.js",
    // Tests do not use Electron's binary.
    "^electron$": "<rootDir>/desktop/src/testing/fake-electron.ts",
  },
  transform: { "^.+\\.ts$": ["@swc/jest", swc("ts")], "^.+\\.tsx$": ["@swc/jest", swc("tsx")] },
  setupFilesAfterEnv: ["<rootDir>/infra/testing/jest-time.js"],
  modulePathIgnorePatterns: ["/dist/", "/\\.earshot/"],
};

/** Tests without a document run in Node's own realm, where packages are evaluated once per worker. */
export const inNode = {
  testEnvironment: "<rootDir>/infra/testing/jest-environment.js",
  runtime: "<rootDir>/infra/testing/jest-runtime.js",
};
