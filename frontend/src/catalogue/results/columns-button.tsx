import { Columns3 } from "lucide-react";
import { Button } from "../../ui/button";
import { useOpener } from "../../ui/hooks/use-opener";
import { Popover } from "../../ui/overlay/popover";
import { COLUMN_NAMES, showColumn, useHiddenColumns } from "./shown-columns";

/** A menu that chooses the columns of the table. */
export default function ColumnsButton() {
  const { opener, layer } = useOpener("dialog");
  const hidden = useHiddenColumns();
  return (
    <>
      <Button {...opener} variant="ghost">
        <Columns3 size={16} />
        Columns
      </Button>
      <Popover {...layer} label="Columns" placement="bottom end">
        <fieldset className="grid p-2">
          <legend className="sr-only">Columns of the table</legend>
          {COLUMN_NAMES.map(({ id, name }) => (
            <label
              key={id}
              className="flex min-h-9 items-center gap-3 rounded-control px-2 text-control hover:bg-surface-2 coarse:min-h-11"
            >
              <input
                type="checkbox"
                checked={!hidden.includes(id)}
                onChange={(event) => showColumn(id, event.target.checked)}
                className="size-5 accent-accent"
              />
              {name}
            </label>
          ))}
          <p className="max-w-56 px-2 pt-1 text-meta text-text-2">Narrow windows show as many as fit.</p>
        </fieldset>
      </Popover>
    </>
  );
}
