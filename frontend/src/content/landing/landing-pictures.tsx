import {
  type LandingScreen,
  PICTURE_SIZES,
  PICTURE_THEMES,
  pictureFile,
  type PictureTheme,
} from "@earshot/domain/site/landing-pictures";
import { cx } from "../../ui/class-names";

type Shown = { readonly title: string; readonly text: string; readonly alt: string };

const SHOWN: Readonly<Record<LandingScreen, Shown>> = {
  search: {
    title: "Search shows by who listens",
    text: "Every row has a range on the same scale. Filter it, sort it, save the view.",
    alt: "Search results for history: a table of shows with their estimated listeners, category, language and schedule.",
  },
  podcast: {
    title: "See one show’s audience",
    text: "The range, how sure we are of it, and what it’s based on.",
    alt: "The page of a podcast: its cover, its description and its estimated listeners on a scale from 100 to 1M.",
  },
  compare: {
    title: "Compare up to six side by side",
    text: "One sentence says which is larger, or that the ranges overlap.",
    alt: "A comparison of three shows: a sentence with the result, then the ranges of each show.",
  },
  shortlist: {
    title: "Plan the campaign in a shortlist",
    text: "Status, price and notes for each show. Totals are always up to date.",
    alt: "A shortlist: shows with their audience per episode, status, price per spot, tags and notes.",
  },
};

/** Below 45rem, the layout has one column, for phones (`sm` in tokens.css). */
const PHONE = "(width < 45rem)";
/** Displays only the picture of the current theme. Browsers do not load a lazy picture that is not displayed. */
const VISIBLE_IN: Readonly<Record<PictureTheme, string>> = { light: "block dark:hidden", dark: "hidden dark:block" };

/** Screenshots of the product, taken by `node infra/bootstrap/run.mjs pictures`. */
export function LandingPictures() {
  return (
    <section aria-labelledby="pictures" className="pt-16 md:pt-24">
      <h2
        id="pictures"
        className="max-w-[16.5em] text-[1.75rem] leading-[1.15] font-[660] tracking-[-0.02em] md:text-[2.25rem]"
      >
        From a topic to a booked spot
      </h2>
      <p className="mt-3 mb-8 max-w-[40em] text-text-2 md:mb-10">The real product, with invented shows.</p>
      <div className="grid gap-y-12 md:gap-y-16">
        <Screen name="search" height="sm:h-[480px]" />
        <Screen name="podcast" height="sm:h-[560px]" className="lg:grid lg:grid-cols-2 lg:items-center lg:gap-x-10" />
        <Screen name="compare" height="sm:h-[480px]" />
        <Screen name="shortlist" height="sm:h-[640px]" />
      </div>
    </section>
  );
}

/** `height` is the height of the wide picture. On a narrower page, the picture's right side is cut off. */
function Screen({ name, height, className }: { name: LandingScreen; height: string; className?: string }) {
  const { title, text, alt } = SHOWN[name];
  const { wide, narrow } = PICTURE_SIZES[name];
  return (
    <figure className={cx("min-w-0", className)}>
      <figcaption className="mb-4">
        <h3 className="text-h2">{title}</h3>
        <p className="mt-1 text-text-2">{text}</p>
      </figcaption>
      <div>
        {PICTURE_THEMES.map((theme) => (
          <picture key={theme}>
            <source media={PHONE} srcSet={pictureFile(name, theme, "narrow")} {...narrow} />
            <img
              src={pictureFile(name, theme, "wide")}
              {...wide}
              alt={alt}
              loading="lazy"
              decoding="async"
              className={cx(
                "h-auto max-w-full rounded-card border border-line object-cover object-top-left max-sm:w-full",
                height,
                VISIBLE_IN[theme],
              )}
            />
          </picture>
        ))}
      </div>
    </figure>
  );
}
