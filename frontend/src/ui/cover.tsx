import { useState } from "react";
import { cx } from "./class-names";
import { CoverPlaceholder, smallPlaceholder } from "./cover-placeholder";

type Props = {
  /** An http(s) address, a path on our own server, or "" when there is none. */
  src: string | null | undefined;
  /** Seed of the placeholder's color and bars: stable per show. */
  seed: string;
  /** Drawn width and height in px. */
  size: number;
  /** In the first view: loaded at once. */
  eager?: boolean;
  className?: string;
};

const BOX = "block shrink-0 rounded-control bg-surface-3";

/** Loads only http(s) URLs and our own paths; anything else counts as no picture. */
function usableImage(src: string | null | undefined): src is string {
  return !!src && (/^https?:\/\//i.test(src) || /^\/(?!\/)/.test(src));
}

/** Up to this size, in px, a cover is one element: tables have many, and each element is laid out and painted. */
const SMALL = 48;

/** Covers of the demo catalogue have absolute URLs; load them from this page's origin. */
const DEMO_COVER = /^https?:\/\/[^/]+(\/demo\/covers\/\d+\.svg)$/i;

/** A show's picture in a fixed box, or a placeholder if it is missing or fails. Decorative: the title is beside it. */
export function Cover({ src: given, seed, size, eager = false, className }: Props) {
  const src = given?.replace(DEMO_COVER, "$1");
  const [failed, setFailed] = useState<string | null>(null);
  const picture = usableImage(src) && src !== failed;
  const box = { width: size, height: size };
  const small = size <= SMALL;
  if (small && !picture) {
    const background = smallPlaceholder(seed, size);
    return <span aria-hidden="true" className={cx(BOX, className)} style={{ ...box, background }} />;
  }
  const image = picture && (
    <img
      key={src}
      src={src}
      alt=""
      width={size}
      height={size}
      loading={eager ? "eager" : "lazy"}
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setFailed(src)}
      className={cx("object-cover", small ? cx(BOX, className) : "size-full")}
      style={small ? box : undefined}
    />
  );
  if (small) return image;
  return (
    <span className={cx("overflow-hidden", BOX, className)} style={box}>
      {image || <CoverPlaceholder seed={seed} />}
    </span>
  );
}
