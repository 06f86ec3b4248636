import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

/** The content of an empty section: what it is for, and where to start. */
export function Empty({ icon: Icon, text, children }: { icon: LucideIcon; text: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-4 rounded-card border border-dashed border-line-strong px-5 py-6">
      <span className="grid size-12 shrink-0 place-items-center rounded-card bg-accent-soft text-accent-ink">
        <Icon size={22} />
      </span>
      <p className="min-w-0 flex-1 basis-64 text-text-2">{text}</p>
      <div className="flex flex-wrap gap-2">{children}</div>
    </div>
  );
}
