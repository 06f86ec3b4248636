import { comparisonCsv } from "@earshot/domain/compare/comparison-csv";
import { comparisonToUrl } from "@earshot/domain/compare/compared-ids";
import { Download, ListPlus, Printer } from "lucide-react";
import { Suspense } from "react";
import { saveCsv } from "../platform/save-file";
import { usePrint } from "../platform/use-print";
import { useResultSlots } from "../catalogue/shows/show-slots";
import { Button } from "../ui/button";
import { CopyButton } from "../ui/copy-button";
import type { useComparison } from "./use-comparison";

export function CompareTools({ ids, order, rows }: Pick<ReturnType<typeof useComparison>, "ids" | "order" | "rows">) {
  const { AddManyToList } = useResultSlots();
  const print = usePrint();
  const save = () => {
    const text = comparisonCsv(
      rows.map(({ show, rhythm, price, market }) => ({
        show,
        rhythm,
        price,
        market: typeof market === "object" && market.category !== null ? `${market.place} in ${market.category}` : "",
      })),
    );
    saveCsv(text, "Earshot_comparison.csv");
  };
  return (
    // Two columns on a phone: the last button, which loads later, does not leave an empty row. A refusal to copy is below all buttons.
    <div className="no-print grid w-full grid-cols-2 gap-2 sm:flex sm:w-auto [&>[role=status]]:order-last [&>[role=status]]:col-span-2">
      <CopyButton text={window.location.origin + comparisonToUrl(ids, order)}>Copy link</CopyButton>
      <Button onClick={print}>
        <Printer size={16} />
        Print
      </Button>
      <Button onClick={save}>
        <Download size={16} />
        Export
      </Button>
      <Suspense fallback={<AddPlace />}>
        <AddManyToList podcasts={rows.map(({ show }) => show)} />
      </Suspense>
    </div>
  );
}

/** Reserves the space of the last button until its code has loaded. */
function AddPlace() {
  return (
    <Button variant="primary" className="invisible" aria-hidden="true">
      <ListPlus size={16} />
      Add to list
    </Button>
  );
}
