import { FINDING_NAMES } from "@earshot/domain/campaigns/brief/findings/finding-label";
import type { FindingOf } from "@earshot/domain/campaigns/brief/findings/finding";
import type { FigureKind } from "@earshot/domain/campaigns/brief/findings/chosen-figures";
import { ChevronDown } from "lucide-react";
import { lazy, Suspense } from "react";
import { useOpener } from "../../ui/hooks/use-opener";
import { Popover } from "../../ui/overlay/popover";

const FigureForm = lazy(() => import("./figure-form"));

export type FigureProps = {
  readonly finding: FindingOf<FigureKind>;
  /** Whether the reader chose this value in place of the brief's. */
  readonly chosen: boolean;
  /** undefined undoes the choice. */
  readonly onChoose: (choice: string | undefined) => void;
};

/** A chip's value, edited in a small form. */
export function FigureValue({ label, ...figure }: FigureProps & { readonly label: string }) {
  const { opener, layer } = useOpener("dialog");
  const name = FINDING_NAMES[figure.finding.kind];
  return (
    <>
      <button
        {...opener}
        type="button"
        aria-label={`Edit: ${name} ${label}`}
        className="flex min-w-0 items-center gap-0.5 rounded-control text-left"
      >
        {label}
        <ChevronDown size={14} className="shrink-0" />
      </button>
      <Popover {...layer} label={`Edit: ${name}`}>
        <Suspense fallback={null}>
          <FigureForm {...figure} onDone={layer.onClose} />
        </Suspense>
      </Popover>
    </>
  );
}
