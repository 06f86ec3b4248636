import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";

/** The error below a field. `id` is for the field's `aria-describedby`. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="mt-1 flex items-start gap-1 text-meta text-neg">
      <CircleAlert size={14} className="mt-0.5 shrink-0" />
      {children}
    </p>
  );
}
