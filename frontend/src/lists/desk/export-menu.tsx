import { counted } from "@earshot/domain/shared/text/format-count";
import type { ListSummary } from "@earshot/backend/lists/lists.schemas";
import { PAGE_SIZE } from "@earshot/domain/lists/list";
import { ChevronDown, Download } from "lucide-react";
import { useId, useRef, useState } from "react";
import { buttonClass, cx } from "../../ui/class-names";
import { Menu } from "../../ui/overlay/menu";
import { partOnPaper } from "../../platform/paper";
import { usePlatform } from "../../platform/use-platform";
import { usePrint } from "../../platform/use-print";
import type { ListFile } from "./use-save-list";
import { useSavePdf } from "./use-save-pdf";
import { useDragList, useSaveList } from "./use-save-list";

const OTHERS = [
  { id: "csv-figures", label: "CSV with figures", about: "audience, status, price and more" },
  { id: "xlsx-figures", label: "XLSX with figures", about: "for Excel" },
  { id: "opml", label: "OPML", about: "for podcast apps" },
  { id: "json", label: "JSON", about: "for programs" },
  { id: "xlsx", label: "XLSX", about: "same columns as the CSV" },
] as const;

const PRINT = { id: "print", label: "Print…", about: "all pages" } as const;
const PDF = { id: "pdf", label: "PDF", about: "all pages" } as const;
const PART = { id: "part", label: "PDF", about: "this page" } as const;

const FILES: Readonly<Record<string, ListFile>> = {
  csv: { format: "csv" },
  "csv-figures": { format: "csv", figures: true },
  opml: { format: "opml" },
  json: { format: "json" },
  xlsx: { format: "xlsx" },
  "xlsx-figures": { format: "xlsx", figures: true },
};

/** Exports the complete list: CSV with one press, other formats from the menu beside it. */
export function ExportMenu({ list, empty }: { list: ListSummary; empty: boolean }) {
  const [open, setOpen] = useState(false);
  const more = useRef<HTMLButtonElement>(null);
  const reason = useId();
  const saveList = useSaveList();
  const dragList = useDragList();
  const { files, pdf } = usePlatform();
  const print = usePrint();
  const savePdf = useSavePdf();
  const save = (id: string) => {
    if (id === "print") return print();
    const file = FILES[id];
    if (file) saveList(list, file);
    else if (pdf) savePdf(list.name, id === PART.id ? partOnPaper : undefined);
    else print();
  };
  // The app creates the PDF itself; a browser does it in its print dialog.
  const part = pdf && list.itemCount > PAGE_SIZE ? [PART] : [];
  const others = [...OTHERS, PDF, ...part, ...(pdf ? [PRINT] : [])];
  const rows = counted(list.itemCount, "row");
  const why = "There are no items here to export.";
  return (
    <div className="flex" title={empty ? why : undefined}>
      <button
        type="button"
        aria-disabled={empty || undefined}
        aria-describedby={empty ? reason : undefined}
        onClick={() => !empty && save("csv")}
        draggable={files !== undefined && !empty}
        onDragStart={(event) => {
          // Cancels the browser's drag: the app drags a file instead.
          event.preventDefault();
          dragList(list);
        }}
        className={cx(buttonClass("secondary", "sm"), "rounded-r-none")}
      >
        <Download size={16} />
        {/* Two lines if the text is large. */}
        <span className="whitespace-normal">Export CSV</span>
        {!empty && <span className="font-normal whitespace-normal text-text-2 max-md:sr-only">{rows}</span>}
      </button>
      <button
        ref={more}
        type="button"
        aria-label="Export in another format"
        title="Export in another format"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-disabled={empty || undefined}
        aria-describedby={empty ? reason : undefined}
        onClick={() => !empty && setOpen(!open)}
        className={cx(buttonClass("secondary", "sm"), "ml-px rounded-l-none px-1.5! coarse:min-w-11")}
      >
        <ChevronDown size={16} />
      </button>
      {empty && (
        <span id={reason} className="sr-only">
          {why}
        </span>
      )}
      <Menu
        triggerRef={more}
        isOpen={open}
        onClose={() => setOpen(false)}
        label="Export as"
        placement="bottom end"
        items={others.map(({ id, label, about }) => ({ id, label: `${label}, ${about}` }))}
        onAction={(format) => {
          setOpen(false);
          save(format);
        }}
      />
    </div>
  );
}
