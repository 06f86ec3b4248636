import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "./class-names";

export type BadgeTone = "pos" | "neg" | "signal" | "neutral" | "accent";

const TONES: Record<BadgeTone, string> = {
  pos: "bg-pos-soft text-pos",
  neg: "bg-neg-soft text-neg",
  signal: "bg-signal-soft text-signal-ink",
  neutral: "bg-surface-3 text-text-2",
  accent: "bg-accent-soft text-accent-ink",
};

/** One or two words about the state of something. The words carry the meaning, never the color alone. */
export function Badge({
  tone = "neutral",
  icon: Icon,
  wraps = false,
  children,
}: {
  tone?: BadgeTone;
  icon?: LucideIcon;
  /** Breaks into lines where the text is wider than its place. */
  wraps?: boolean;
  children: ReactNode;
}) {
  return (
    <span
      className={cx(
        "inline-flex items-center gap-1.5 rounded-chip px-2 text-axis",
        wraps ? "min-h-6" : "h-6 whitespace-nowrap",
        TONES[tone],
      )}
    >
      {Icon && <Icon size={14} />}
      {children}
    </span>
  );
}
