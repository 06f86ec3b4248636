/** Joins class names, skipping those that are false or undefined. */
export function cx(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(" ");
}

export type ButtonVariant = "primary" | "secondary" | "ghost";
export type ButtonSize = "sm" | "md" | "lg";

const VARIANTS: Record<ButtonVariant, string> = {
  primary: "bg-accent text-on-accent hover:bg-accent-hover",
  secondary: "bg-surface-3 text-text hover:bg-[color-mix(in_oklch,var(--color-surface-3)_88%,var(--color-text))]",
  ghost: "text-text hover:bg-surface-2",
};

const SIZES: Record<ButtonSize, string> = {
  sm: "h-8 px-3 coarse:min-h-11",
  md: "h-10 px-4 coarse:min-h-11",
  lg: "h-12 px-5 md:px-6",
};

/** Button classes for any element. Use one primary button per view. */
export function buttonClass(variant: ButtonVariant = "secondary", size: ButtonSize = "md"): string {
  return cx(
    "inline-flex items-center justify-center gap-2 rounded-control border border-transparent text-control whitespace-nowrap no-underline",
    "transition-colors duration-90 ease-enter forced-colors:border-[ButtonText]",
    "disabled:bg-surface-3 disabled:text-text-3 aria-disabled:bg-surface-3 aria-disabled:text-text-3",
    VARIANTS[variant],
    SIZES[size],
  );
}

/** Classes of a one-line field. 16 px on a phone, because browsers zoom in on smaller text. */
export const FIELD_CLASS =
  "w-full rounded-control border border-line-strong bg-surface px-3 text-input md:text-body text-text aria-invalid:border-neg aria-invalid:outline-neg";
