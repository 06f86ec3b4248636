import { useState } from "react";
import { cx } from "./class-names";
import { CoverPlaceholder } from "./cover-placeholder";

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

/** Loads only http(s) URLs and our own paths; anything else counts as no picture. */
function usableImage(src: string | null | undefined): src is string {
  return !!src && (/^https?:\/\//i.test(src) || /^\/(?!\/)/.test(src));
}

/** Covers of the demo catalogue have absolute URLs; load them from this page's origin. */
const DEMO_COVER = /^https?:\/\/[^/]+(\/demo\/covers\/\d+\.svg)$/i;

/**
 * A show's picture in a box of fixed size, or a drawn placeholder when it is missing or fails. Decorative: the title is beside
 * it.
 */
export function Cover({ src: given, seed, size, eager = false, className }: Props) {
  const src = given?.replace(DEMO_COVER, "$1");
  const [failed, setFailed] = useState<string | null>(null);
  const picture = usableImage(src) && src !== failed;
  return (
    <span
      className={cx("block shrink-0 overflow-hidden rounded-control bg-surface-3", className)}
      style={{ width: size, height: size }}
    >
      {picture ? (
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
          className="size-full object-cover"
        />
      ) : (
        <CoverPlaceholder seed={seed} />
      )}
    </span>
  );
}
