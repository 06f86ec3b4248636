import { useState } from "react";
import { cx } from "./class-names";
import { CoverPlaceholder } from "./cover-placeholder";

type Props = {
  /** An http(s) address, a path on our own server, or "" when there is none. */
  src: string | null | undefined;
  /** What the placeholder's colour and bars are drawn from: stable per show. */
  seed: string;
  /** Drawn width and height in px. */
  size: number;
  /** In the first screen: fetched at once. */
  eager?: boolean;
  className?: string;
};

/** Only http addresses and our own paths are asked for; anything else counts as no picture. */
function usableImage(src: string | null | undefined): src is string {
  return !!src && (/^https?:\/\//i.test(src) || /^\/(?!\/)/.test(src));
}

/** Covers of the demo catalogue, kept with an absolute address, are fetched from wherever this page came from. */
const DEMO_COVER = /^https?:\/\/[^/]+(\/demo\/covers\/\d+\.svg)$/i;

/** A show's picture in a box of fixed size, or a drawn stand-in when it is missing or fails. Decorative: the title stands beside it. */
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
