import { ArrowLeft } from "lucide-react";
import type { MouseEvent } from "react";
import { Link, useNavigate } from "react-router-dom";

/** Links to the landing page, or back to the results that the visitor came from. */
export function BackToSearch({ fromResults }: { fromResults: boolean }) {
  const navigate = useNavigate();
  const onClick = (event: MouseEvent) => {
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0;
    if (!fromResults || elsewhere) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <Link
      to="/"
      onClick={onClick}
      className="no-print inline-flex min-h-8 shrink-0 items-center gap-1.5 text-[0.9375rem] font-[540] text-accent no-underline hover:underline coarse:min-h-11"
    >
      <ArrowLeft size={16} />
      Back to Search
    </Link>
  );
}
