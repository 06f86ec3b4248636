import type { ReactNode } from "react";

/** Content with a small heading. */
export function Labeled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="mb-1.5 text-h3">{label}</h3>
      {children}
    </div>
  );
}
