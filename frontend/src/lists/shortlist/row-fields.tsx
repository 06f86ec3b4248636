import type { ListItem } from "@earshot/backend/lists/lists.schemas";
import { type Currency, moneyText, parseAmount } from "@earshot/domain/lists/columns/money";
import { type ItemEdit, NOTE_MAX, parseTags, TAGS_MAX } from "@earshot/domain/lists/columns/own-columns";
import type { Status } from "@earshot/domain/lists/columns/statuses";
import { itemTitle } from "../items/use-item-actions";
import { EditField } from "./edit-field";
import { StatusChoice } from "./status-choice";

export type RowProps = {
  item: ListItem;
  statuses: readonly Status[];
  /** The currency of prices that are typed without one. */
  currency: Currency;
  /** undefined if the user cannot edit; values are then plain text. */
  onEdit: ((edit: ItemEdit) => void) | undefined;
};

/** The text of a field that the user cannot edit. */
function Written({ children }: { children: string }) {
  return <span className="block pr-2 text-meta whitespace-pre-line">{children || <Nothing />}</span>;
}

function Nothing() {
  return <span className="text-text-2">–</span>;
}

export function StatusField({ item, statuses, onEdit }: RowProps) {
  return (
    <StatusChoice
      title={itemTitle(item)}
      value={item.status}
      statuses={statuses}
      {...(onEdit && { onChange: (status: string) => onEdit({ status }) })}
    />
  );
}

export function PriceField({ item, currency, onEdit }: RowProps) {
  const shown = item.price ? moneyText(item.price) : "";
  if (!onEdit) return <Written>{shown}</Written>;
  return (
    <EditField
      label={`Price per spot for ${itemTitle(item)}`}
      value={shown}
      placeholder="Add price"
      className="tabular"
      onCommit={(text) => {
        const price = text === "" ? null : parseAmount(text, currency);
        if (price === undefined) return "Enter a price like $340 or 340 EUR.";
        onEdit({ price });
        return undefined;
      }}
    />
  );
}

export function TagsField({ item, onEdit }: RowProps) {
  const shown = item.tags.join(", ");
  if (!onEdit) return <Written>{shown}</Written>;
  return (
    <EditField
      label={`Tags of ${itemTitle(item)}, separated by commas`}
      value={shown}
      placeholder="Add tags"
      onCommit={(text) => {
        try {
          onEdit({ tags: parseTags(text.split(",")) });
        } catch {
          return `At most ${TAGS_MAX} tags.`;
        }
        return undefined;
      }}
    />
  );
}

export function NoteField({ item, onEdit }: RowProps) {
  if (!onEdit) return <Written>{item.note}</Written>;
  return (
    <EditField
      label={`Note on ${itemTitle(item)}`}
      value={item.note}
      placeholder="Add a note"
      lines={2}
      onCommit={(note) => {
        if ([...note].length > NOTE_MAX) return `At most ${NOTE_MAX.toLocaleString("en-US")} characters.`;
        onEdit({ note });
        return undefined;
      }}
    />
  );
}

/** Whether a show can be contacted; "–" if unknown. */
export function contactText(contact: boolean | null | undefined): string {
  if (contact === null || contact === undefined) return "–";
  return contact ? "Yes" : "No";
}
