import type { ComponentProps } from "react";
import { cx } from "./class-names";

/** A framed surface for related content. Give it an `aria-labelledby` if it has a heading. */
export function Panel({ className, ...rest }: ComponentProps<"section">) {
  return <section className={cx("rounded-card border border-line bg-surface p-4 md:p-5", className)} {...rest} />;
}
