import type { ComponentProps } from "react";
import { cx } from "./class-names";

type Props = Omit<ComponentProps<"button">, "aria-label"> & {
  /** The accessible name and the tooltip. */
  label: string;
  size?: "sm" | "md" | "lg";
};

const SIZES = { sm: "size-8", md: "size-9", lg: "size-11" } as const;

/** A square button with one icon. At least 44 px on touch screens. */
export function IconButton({ label, size = "md", className, type = "button", ...rest }: Props) {
  return (
    <button
      type={type}
      aria-label={label}
      title={label}
      className={cx(
        "inline-grid shrink-0 place-items-center rounded-control text-text-2 transition-colors duration-90 ease-enter",
        "hover:bg-surface-2 hover:text-text aria-pressed:text-accent aria-expanded:bg-surface-2 disabled:text-text-3 disabled:hover:bg-transparent coarse:size-11",
        SIZES[size],
        className,
      )}
      {...rest}
    />
  );
}
