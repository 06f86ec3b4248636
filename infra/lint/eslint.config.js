import { fileURLToPath } from "node:url";
import js from "@eslint/js";
import hooks from "eslint-plugin-react-hooks";
import ts from "typescript-eslint";
import { boundaries } from "./boundaries.js";
import { plainWords } from "./plain-words.js";
import { impure } from "./purity.js";
import { windowMessages } from "./window-messages.js";
import { whereItRuns } from "./where-it-runs.js";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

const earshot = { rules: { boundaries, "plain-words": plainWords } };

const tests = ["**/*.test.{ts,tsx}", "**/*.contract.ts", "**/testing/**", "frontend/e2e/**"];

export default ts.config(
  {
    ignores: [
      "**/dist/**",
      "**/node_modules/**",
      "frontend/public/**",
      "frontend/content/**",
      ".earshot/**",
      "**/test-results/**",
      "**/playwright-report/**",
    ],
  },
  js.configs.recommended,
  {
    files: ["**/*.{ts,tsx}"],
    extends: [...ts.configs.recommendedTypeChecked],
    languageOptions: {
      parserOptions: { projectService: { allowDefaultProject: [] }, tsconfigRootDir: ROOT },
    },
    rules: {
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
      // A slice adds its state to that of the store by declaration merging.
      "@typescript-eslint/no-empty-object-type": ["error", { allowInterfaces: "with-single-extends" }],
      "@typescript-eslint/no-explicit-any": "error",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "@typescript-eslint/switch-exhaustiveness-check": ["error", { considerDefaultExhaustiveForUnions: true }],
      "@typescript-eslint/require-await": "off",
      "no-console": "error",
    },
  },
  {
    // Nest reads constructor types at run time, so an import that seems to be only a type is needed at run time.
    files: ["backend/**/*.ts"],
    rules: { "@typescript-eslint/consistent-type-imports": "off", "@typescript-eslint/no-extraneous-class": "off" },
  },
  {
    files: ["**/*.{ts,tsx}"],
    plugins: { earshot },
    rules: { "earshot/boundaries": ["error", { root: ROOT }] },
  },
  {
    files: ["**/*.{ts,tsx,js,mjs}"],
    // The forbidden words themselves, and the examples in the test.
    ignores: ["infra/lint/forbidden-words.js", "infra/lint/plain-words.*"],
    plugins: { earshot },
    rules: { "earshot/plain-words": "error" },
  },
  {
    files: ["domain/src/**/*.ts"],
    ignores: tests,
    rules: { "no-restricted-syntax": ["error", ...impure] },
  },
  {
    files: ["desktop/src/**/*.ts"],
    plugins: { desktop: { rules: { "where-it-runs": whereItRuns } } },
    rules: { "desktop/where-it-runs": "error" },
  },
  {
    files: ["backend/src/**/*.ts"],
    ignores: tests,
    rules: {
      "no-restricted-syntax": [
        "error",
        {
          selector: "NewExpression[callee.object.name='pg'][callee.property.name=/^(Client|Pool)$/]",
          message: "A connection that breaks ends the process unless it is a SteadyClient (database/steady-client.ts).",
        },
      ],
    },
  },
  { files: ["frontend/**/*.{ts,tsx}"], ...hooks.configs.flat.recommended },
  {
    // Any page that opens or embeds ours can send it messages (ASVS 3.5.5). Our own tabs use a BroadcastChannel.
    files: ["frontend/src/**/*.{ts,tsx}"],
    rules: { "no-restricted-syntax": ["error", ...windowMessages] },
  },
  { files: ["infra/**", "backend/src/catalogue/import/*cli*.ts"], rules: { "no-console": "off" } },
  {
    files: tests,
    rules: {
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-return": "off",
      "@typescript-eslint/no-unsafe-call": "off",
      "@typescript-eslint/no-non-null-assertion": "off",
      "@typescript-eslint/require-await": "off",
    },
  },
  {
    // Playwright's fixtures: an empty pattern means "needs no fixture", and `use` is not a React hook.
    files: ["frontend/e2e/**"],
    rules: { "no-empty-pattern": "off", "react-hooks/rules-of-hooks": "off" },
  },
  {
    files: ["**/*.{js,mjs}"],
    languageOptions: {
      globals: {
        process: "readonly",
        console: "readonly",
        URL: "readonly",
        fetch: "readonly",
        setInterval: "readonly",
        clearInterval: "readonly",
      },
    },
  },
);
