import { initials } from "@earshot/domain/site/blog-listing";
import { BLOG_TAGS, type BlogIcon, type BlogPost } from "@earshot/domain/site/blog-posts";
import { Calculator, Captions, Compass, Gauge, type LucideIcon, Mic, Rss, Scale, Split, Truck } from "lucide-react";
import { cx } from "../../ui/class-names";
import { minutesOf } from "./blog-texts";

const ICONS: Readonly<Record<BlogIcon, LucideIcon>> = {
  gauge: Gauge,
  mic: Mic,
  calculator: Calculator,
  move: Truck,
  rss: Rss,
  captions: Captions,
  scale: Scale,
  spread: Split,
  compass: Compass,
};

/** An article's tag and reading time, above its title. */
export function PostKind({ post }: { post: BlogPost }) {
  const Icon = ICONS[post.icon];
  return (
    <p className="flex items-center gap-2 text-meta text-text-2">
      <Icon size={16} className="text-accent" aria-hidden="true" />
      <span className="font-[560] text-text">{BLOG_TAGS.find(({ id }) => id === post.category)?.label}</span>
      <span aria-hidden="true">·</span>
      {minutesOf(post.id)} min read
    </p>
  );
}

const calendar = new Intl.DateTimeFormat("en-US", {
  day: "numeric",
  month: "short",
  year: "numeric",
  timeZone: "UTC",
});

/** The author and the date. */
export function Byline({ post }: { post: BlogPost }) {
  return (
    <p className="flex items-center gap-2.5 text-meta text-text-2">
      <span
        aria-hidden="true"
        className="grid size-7 shrink-0 place-items-center rounded-full bg-accent-soft text-chip text-accent-ink"
      >
        {initials(post.author)}
      </span>
      <span>
        {post.author} <span aria-hidden="true">·</span>{" "}
        <time dateTime={post.date}>{calendar.format(new Date(`${post.date}T00:00:00Z`))}</time>
      </span>
    </p>
  );
}

const BARS = 32;

/**
 * An article's picture: a row of bars like those in the logo, always the same for the same article. The heights have no meaning; the amber
 * bar is where the logo has it.
 */
export function PostArt({ post, className }: { post: BlogPost; className?: string }) {
  return (
    <svg
      viewBox="0 0 320 120"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={cx("block w-full bg-accent-soft", className)}
    >
      {Array.from({ length: BARS }, (_, index) => {
        const height = barHeight(post.id, index);
        const x = 4 + index * 10;
        const middle = index === BARS / 2;
        return (
          <rect
            key={index}
            x={x}
            y={60 - height / 2}
            width="5"
            height={height}
            rx="2.5"
            className={middle ? "fill-signal" : "fill-accent"}
          />
        );
      })}
    </svg>
  );
}

/** Two slow waves, whose lengths are derived from the article's name: they rise and fall like speech. */
function barHeight(id: string, index: number): number {
  let seed = 7;
  for (const character of id) seed = (seed * 31 + character.charCodeAt(0)) % 9973;
  const wave = Math.sin(index / (2.1 + (seed % 5) / 4) + seed) * 18 + Math.sin(index / (0.7 + (seed % 7) / 9)) * 11;
  return Math.round(Math.min(66, Math.max(8, 38 + wave)));
}
