// Three projects: rules and everything without I/O, what needs PostgreSQL, and what needs a document.
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
  },
  module: { type: "es6" },
  sourceMaps: true,
});

const common = {
  extensionsToTreatAsEsm: [".ts", ".tsx"],
  moduleNameMapper: {
    "^@earshot/domain/(.*)$": "<rootDir>/domain/src/$1.ts",
    "^(\\.{1,2}/.*)\\.js$": "$1",
  },
  transform: { "^.+\\.ts$": ["@swc/jest", swc("ts")], "^.+\\.tsx$": ["@swc/jest", swc("tsx")] },
  modulePathIgnorePatterns: ["/dist/", "/\\.earshot/"],
};

export default {
  maxWorkers: 2,
  globalSetup: "<rootDir>/infra/testing/postgres-setup.ts",
  globalTeardown: "<rootDir>/infra/testing/postgres-teardown.ts",
  projects: [
    {
      ...common,
      displayName: "unit",
      testEnvironment: "node",
      testMatch: ["<rootDir>/{domain,backend,infra,desktop}/**/*.test.ts"],
      testPathIgnorePatterns: ["/node_modules/", "/dist/", "\\.db\\.test\\.ts$"],
    },
    {
      ...common,
      displayName: "database",
      testEnvironment: "node",
      testMatch: ["<rootDir>/{backend,infra}/**/*.db.test.ts"],
      testPathIgnorePatterns: ["/node_modules/", "/dist/"],
    },
    {
      ...common,
      displayName: "web",
      testEnvironment: "jsdom",
      testMatch: ["<rootDir>/frontend/src/**/*.test.{ts,tsx}"],
      testPathIgnorePatterns: ["/node_modules/", "/dist/"],
    },
  ],
};
