import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

// The browser tests load each page only in the light theme, and measure the contrast of the dark one on the same page (expectAccessible in
// frontend/e2e/fixtures.ts). That is enough as long as a theme changes only colors.
const SOURCES = join(process.cwd(), "frontend/src");
const files = globSync(["**/*.css", "**/*.{ts,tsx}"], { cwd: SOURCES })
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(SOURCES, file), "utf8") }));

const COLOR = /^(?:--color-[\w-]+|--shadow-[\w-]+|color-scheme)$/;
/** Displays one of two pictures of the same size. frontend/e2e/landing.e2e.ts tests that page in both themes. */
const TWO_PICTURES = "content/landing/landing-pictures.tsx";
const COLOR_CLASS = /^(?:[\w-]+:)*(?:(?:bg|text|border|fill|stroke|outline|ring|shadow)-|\[box-shadow:)/;

test("the style sheets' dark theme changes only colors and shadows", () => {
  const blocks = files
    .filter(({ file }) => file.endsWith(".css"))
    .flatMap(({ file, text }) => [...text.matchAll(/\[data-theme[^{}]*\{([^{}]*)\}/g)].map((one) => ({ file, one })));
  expect(blocks.length).toBeGreaterThanOrEqual(3);
  for (const { file, one } of blocks) {
    const properties = [...one[1]!.matchAll(/^\s*([\w-]+):/gm)].map(([, name]) => name!);
    expect({ file, others: properties.filter((name) => !COLOR.test(name)) }).toEqual({ file, others: [] });
  }
});

test("the components' dark classes change only colors and shadows", () => {
  const others = files.filter(({ file }) => file.replaceAll("\\", "/") !== TWO_PICTURES);
  const classes = others.flatMap(({ text }) =>
    [...text.matchAll(/(?<![\w-])(?:[\w-]+:)*dark:([\w:[-][^\s"'`]*)/g)].map(([, of]) => of!),
  );
  expect(classes.length).toBeGreaterThan(0);
  expect(classes.filter((name) => !COLOR_CLASS.test(name))).toEqual([]);
});

test("only the components that offer the choice read the theme", () => {
  const asks = files.filter(({ text }) => /useThemeChoice|prefers-color-scheme|dataset\.theme|data-theme/.test(text));
  expect(asks.map(({ file }) => file.replaceAll("\\", "/")).sort()).toEqual([
    "shell/header/phone-menu.tsx",
    "shell/header/theme-button.tsx",
    "styles/base.css",
    "styles/index.css",
    "styles/print.css",
    "styles/theme.ts",
    "styles/tokens.css",
  ]);
});
