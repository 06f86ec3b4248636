import type { ComponentProps } from "react";
import { ArrowRight } from "lucide-react";
import { Link } from "react-router-dom";
import { buttonClass, type ButtonSize, type ButtonVariant, cx } from "./class-names";

type ButtonStyle = { variant?: ButtonVariant; size?: ButtonSize };

/** A button; `secondary` and `md` by default. */
export function Button({ variant, size, className, type = "button", ...rest }: ComponentProps<"button"> & ButtonStyle) {
  return <button type={type} className={cx(buttonClass(variant, size), className)} {...rest} />;
}

/** A link to another page of the site, styled as a button. */
export function ButtonLink({ variant, size, className, ...rest }: ComponentProps<typeof Link> & ButtonStyle) {
  return <Link className={cx(buttonClass(variant, size), className)} {...rest} />;
}

/** A link below a text, to the part of the product that it is about. */
export function MoreLink({ to, label }: { to: string; label: string }) {
  return (
    <Link
      to={to}
      className="mt-4 inline-flex items-center gap-1.5 text-control text-accent no-underline hover:underline coarse:min-h-11"
    >
      {label}
      <ArrowRight size={16} aria-hidden="true" />
    </Link>
  );
}
