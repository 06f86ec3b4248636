import { OWN_ORIGIN } from "@earshot/domain/site/page-metadata";
import { Check, Copy } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { useHydrated } from "../../platform/hydration";
import { useTemporaryState } from "../../ui/hooks/use-temporary-state";
import type { Sample } from "./code-samples";
import { IconButton } from "../../ui/icon-button";

const COPIED_MS = 1_500;

/** A named piece of code that can be scrolled and copied. `tabs` replace the name. */
export function CodeBlock({ name, sample, tabs }: { name: string; sample: Sample; tabs?: ReactNode }) {
  const origin = useHydrated() ? window.location.origin : OWN_ORIGIN;
  const pre = useRef<HTMLPreElement>(null);
  const html = sample.replaceAll(OWN_ORIGIN, origin);
  return (
    <figure className="overflow-hidden rounded-card border border-line bg-surface">
      <figcaption className="flex h-11 items-center justify-between gap-2 border-b border-line pr-1 pl-4 text-meta text-text-2 coarse:h-12">
        {tabs ?? name}
        <CopyButton what={name} text={() => pre.current?.textContent ?? ""} />
      </figcaption>
      <pre
        ref={pre}
        tabIndex={0}
        role="region"
        aria-label={name}
        className="code overflow-x-auto p-4 -outline-offset-2"
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </figure>
  );
}

function CopyButton({ what, text }: { what: string; text: () => string }) {
  const [copied, showCopied] = useTemporaryState(COPIED_MS);
  const copy = () => void navigator.clipboard.writeText(text()).then(showCopied, () => undefined);
  return (
    <span className="flex items-center gap-1">
      <span role="status" className="text-meta text-pos">
        {copied && "Copied"}
      </span>
      <IconButton label={`Copy: ${what}`} size="sm" onClick={copy}>
        {copied ? <Check size={16} className="text-pos" /> : <Copy size={16} />}
      </IconButton>
    </span>
  );
}
