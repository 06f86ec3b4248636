/** The screens pictured on the landing page, in order. */
export const LANDING_SCREENS = ["search", "podcast", "compare", "shortlist"] as const;
export type LandingScreen = (typeof LANDING_SCREENS)[number];

export const PICTURE_THEMES = ["light", "dark"] as const;
export type PictureTheme = (typeof PICTURE_THEMES)[number];

/** `wide` is for large windows, `narrow` for phones. */
export const PICTURE_SHAPES = ["wide", "narrow"] as const;
export type PictureShape = (typeof PICTURE_SHAPES)[number];

/** CSS pixels. */
type Size = { readonly width: number; readonly height: number };

/** The displayed width and height of each picture. Its file has `PICTURE_SCALE` times as many pixels in each direction. */
export const PICTURE_SIZES: Readonly<Record<LandingScreen, Readonly<Record<PictureShape, Size>>>> = {
  search: { wide: { width: 1280, height: 480 }, narrow: { width: 358, height: 520 } },
  podcast: { wide: { width: 620, height: 560 }, narrow: { width: 358, height: 560 } },
  compare: { wide: { width: 1280, height: 480 }, narrow: { width: 358, height: 560 } },
  shortlist: { wide: { width: 1280, height: 640 }, narrow: { width: 358, height: 600 } },
};

export const PICTURE_SCALE = 2;

/** The maximum size of a picture file in bytes. Judgment: text in a table stays sharp at this size. */
export const PICTURE_BYTES_MAX = 90_000;

export function pictureFile(screen: LandingScreen, theme: PictureTheme, shape: PictureShape): string {
  return `/pictures/${screen}-${theme}-${shape}.webp`;
}
