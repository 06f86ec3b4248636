import type { ReactNode } from "react";

type Props = {
  /** A span unless a block is needed around it. */
  as?: "span" | "p" | "h2" | "h3" | "div" | "caption" | "legend";
  id?: string;
  children: ReactNode;
};

/** Text for assistive technology alone. */
export function VisuallyHidden({ as: Tag = "span", id, children }: Props) {
  return (
    <Tag id={id} className="sr-only">
      {children}
    </Tag>
  );
}
