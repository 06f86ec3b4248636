import { ArrowRight } from "lucide-react";
import { Link } from "react-router-dom";

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
