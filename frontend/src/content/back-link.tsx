import { ArrowLeft } from "lucide-react";
import { Link } from "react-router-dom";

export function BackLink({ to, label }: { to: string; label: string }) {
  return (
    <Link
      to={to}
      className="inline-flex items-center gap-1.5 text-control text-accent no-underline hover:underline coarse:min-h-11"
    >
      <ArrowLeft size={16} aria-hidden="true" />
      {label}
    </Link>
  );
}
