import type { GivenStatus, StatusKind } from "@earshot/domain/lists/columns/statuses";
import { STATUS_NAME_MAX, STATUSES_MAX } from "@earshot/domain/lists/columns/statuses";
import { Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { isApiError } from "../../client/api-error";
import { Button } from "../../ui/button";
import { cx, FIELD_CLASS } from "../../ui/class-names";
import { FocusHandover } from "../../ui/hooks/focus-handover";
import { Dialog } from "../../ui/overlay/dialog";
import { IconButton } from "../../ui/icon-button";
import type { ListId } from "../api/lists-api";
import { useSetStatusesMutation } from "../api/shortlist-api";

const KINDS: Readonly<Record<StatusKind, string>> = {
  open: "Open",
  active: "In progress",
  won: "Won",
  lost: "Lost, not counted",
};

type Props = { listId: ListId; statuses: readonly GivenStatus[]; isOpen: boolean; onClose: () => void };

/** Edits a list's statuses: how many there are, their names and their meanings. */
export default function StatusEditor({ listId, statuses, isOpen, onClose }: Props) {
  const [rows, setRows] = useState<readonly GivenStatus[]>(() =>
    statuses.map(({ name, kind }) => ({ name, kind, was: name })),
  );
  const [fault, setFault] = useState<string>();
  const [save, { isLoading }] = useSetStatusesMutation();
  const change = (at: number, part: Partial<GivenStatus>) =>
    setRows((now) => now.map((row, index) => (index === at ? { ...row, ...part } : row)));
  const submit = async () => {
    try {
      const given = rows.map(({ was, ...row }) => ({ ...row, ...(was !== undefined && { was }) }));
      await save({ listId, statuses: given }).unwrap();
      onClose();
    } catch (error) {
      setFault((isApiError(error) && error.detail) || "Couldn’t save the statuses.");
    }
  };
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Statuses of this list">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!isLoading) void submit();
        }}
        className="grid gap-2"
      >
        {rows.map(({ name, kind }, at) => (
          <FocusHandover key={at}>
            <div className="grid grid-cols-[minmax(0,1fr)_auto_auto] gap-2">
              <input
                aria-label={`Name of status ${at + 1}`}
                value={name}
                maxLength={2 * STATUS_NAME_MAX}
                onChange={(event) => change(at, { name: event.target.value })}
                className={cx(FIELD_CLASS, "h-10 coarse:min-h-11")}
              />
              <select
                aria-label={`Meaning of ${name || `status ${at + 1}`}`}
                value={kind}
                onChange={(event) => change(at, { kind: event.target.value as StatusKind })}
                className={cx(FIELD_CLASS, "h-10 coarse:min-h-11")}
              >
                {Object.entries(KINDS).map(([id, label]) => (
                  <option key={id} value={id}>
                    {label}
                  </option>
                ))}
              </select>
              <IconButton
                label={`Remove ${name || `status ${at + 1}`}`}
                onClick={() => setRows((now) => now.filter((_, index) => index !== at))}
              >
                <Trash2 size={16} />
              </IconButton>
            </div>
          </FocusHandover>
        ))}
        {rows.length < STATUSES_MAX && (
          <Button
            type="button"
            variant="ghost"
            onClick={() => setRows((now) => [...now, { name: "", kind: "open", was: undefined }])}
            className="justify-self-start"
          >
            <Plus size={16} />
            Add a status
          </Button>
        )}
        {fault !== undefined && (
          <p role="alert" className="text-meta text-neg">
            {fault}
          </p>
        )}
        <div className="mt-2 flex justify-end gap-2">
          <Button type="button" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="primary">
            Save
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
