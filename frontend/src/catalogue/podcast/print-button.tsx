import { Printer } from "lucide-react";
import { usePrint } from "../../platform/use-print";
import { IconButton } from "../../ui/icon-button";

/** Opens the print dialog for a show's page. */
export default function PrintButton() {
  const print = usePrint();
  return (
    <IconButton label="Print" size="sm" onClick={print}>
      <Printer size={16} />
    </IconButton>
  );
}
