import { readdirSync, readFileSync } from "node:fs";
import {
  LANDING_SCREENS,
  PICTURE_BYTES_MAX,
  PICTURE_SCALE,
  PICTURE_SHAPES,
  PICTURE_SIZES,
  PICTURE_THEMES,
  pictureFile,
} from "@earshot/domain/site/landing-pictures";
import { render } from "@testing-library/react";
import { LandingPictures } from "./landing-pictures";

const PUBLIC = "frontend/public";

/** Width and height from the header of an extended WebP file, which stores each minus one in 24 bits. */
function webpSize(file: Buffer): readonly [number, number] {
  expect(file.toString("latin1", 0, 4) + file.toString("latin1", 8, 16)).toBe("RIFFWEBPVP8X");
  return [file.readUIntLE(24, 3) + 1, file.readUIntLE(27, 3) + 1];
}

const pictures = LANDING_SCREENS.flatMap((screen) =>
  PICTURE_THEMES.flatMap((theme) => PICTURE_SHAPES.map((shape) => ({ screen, theme, shape }))),
);

test.each(pictures)("$screen, $theme, $shape is there, in its size (run.mjs pictures)", ({ screen, theme, shape }) => {
  const file = readFileSync(PUBLIC + pictureFile(screen, theme, shape));
  const { width, height } = PICTURE_SIZES[screen][shape];
  expect(webpSize(file)).toEqual([width * PICTURE_SCALE, height * PICTURE_SCALE]);
  expect(file.length).toBeLessThanOrEqual(PICTURE_BYTES_MAX);
});

test("the page shows every picture", () => {
  const shown = pictures.map(({ screen, theme, shape }) => pictureFile(screen, theme, shape));
  expect(
    readdirSync(`${PUBLIC}/pictures`)
      .map((name) => `/pictures/${name}`)
      .sort(),
  ).toEqual(shown.sort());
});

test("gives each picture a size and a text, and loads it lazily", () => {
  const { container } = render(<LandingPictures />);
  const images = [...container.querySelectorAll("img")];
  expect(images).toHaveLength(LANDING_SCREENS.length * PICTURE_THEMES.length);
  const named = (screen: (typeof LANDING_SCREENS)[number], theme: (typeof PICTURE_THEMES)[number]) => {
    const image = images.find((one) => one.getAttribute("src") === pictureFile(screen, theme, "wide"));
    const source = image?.parentElement?.querySelector("source");
    return { image, source };
  };
  for (const screen of LANDING_SCREENS) {
    for (const theme of PICTURE_THEMES) {
      const { image, source } = named(screen, theme);
      const { wide, narrow } = PICTURE_SIZES[screen];
      expect([image?.getAttribute("width"), image?.getAttribute("height")]).toEqual(sizes(wide));
      expect(source?.getAttribute("srcset")).toBe(pictureFile(screen, theme, "narrow"));
      expect([source?.getAttribute("width"), source?.getAttribute("height")]).toEqual(sizes(narrow));
      expect(image?.getAttribute("alt")).toMatch(/^[A-Z].{30,}\.$/);
      expect(image?.getAttribute("loading")).toBe("lazy");
    }
  }
});

const sizes = ({ width, height }: { width: number; height: number }) => [String(width), String(height)];
