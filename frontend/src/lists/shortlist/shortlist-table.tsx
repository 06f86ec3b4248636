import type { ListItem } from "@earshot/backend/lists/lists.schemas";
import type { SumAnswer } from "@earshot/backend/lists/shortlist.schemas";
import { parseListenerRange } from "@earshot/domain/audience/range/listener-range";
import { cpmText } from "@earshot/domain/lists/columns/cpm-text";
import type { ComponentProps, RefObject } from "react";
import { RangeBar } from "../../audience/range-bar";
import { readableDate } from "../../catalogue/shows/dates";
import { ReadableTime } from "../../catalogue/shows/readable-time";
import { Cover } from "../../ui/cover";
import { cx } from "../../ui/class-names";
import { ALREADY_IN_THAT } from "../api/list-error";
import { showCount } from "../api/count-texts";
import { ItemAdded, ItemAuthor, ItemTitle } from "../items/item-words";
import { itemTitle } from "../items/use-item-actions";
import { ConflictNote } from "./conflict-note";
import { EpisodeAudience } from "./episode-audience";
import { contactText, NoteField, PriceField, type RowProps, StatusField, TagsField } from "./row-fields";
import type { RowTools } from "./row-tools";
import { costText, lostText, sumCpmText, withoutText } from "./sum-texts";
import "./shortlist.css";

type Props = {
  table: RefObject<HTMLTableElement | null>;
  name: string;
  items: readonly ListItem[];
  old: boolean;
  now: Date;
  sum: SumAnswer | undefined;
  tools: (item: ListItem) => RowTools;
};

const COLUMNS = [
  { name: "Show", width: undefined },
  { name: "Per episode or month", width: 148 },
  { name: "", label: "Audience, on a logarithmic scale", width: 92 },
  { name: "Last episode", width: 92 },
  { name: "Contact", width: 68 },
  { name: "Status", width: 128 },
  { name: "Per spot", width: 92 },
  { name: "CPM", width: 104 },
  { name: "Tags", width: 104 },
  { name: "Note", width: 132 },
] as const;

/** The list as a table: figures from the catalogue, and editable fields for each show. */
export default function ShortlistTable({ table, name, items, old, now, sum, tools }: Props) {
  const cell = "h-9 bg-bg pr-2 text-left font-[640] [box-shadow:inset_0_-1px_0_var(--color-line-strong)]";
  return (
    <div className="print-across overflow-x-auto" data-shortlist>
      <table
        ref={table}
        aria-busy={old}
        aria-label={`Shows in ${name}`}
        className={cx(
          "w-full min-w-[1240px] table-fixed border-collapse text-meta transition-opacity",
          old && "opacity-60 delay-200",
        )}
      >
        <colgroup>
          <col style={{ width: 36 }} />
          {COLUMNS.map(({ name, width }) => (
            <col key={name} style={{ width }} />
          ))}
          <col style={{ width: 56 }} />
        </colgroup>
        <thead>
          <tr>
            <td className={cell} />
            {COLUMNS.map((column) => (
              <th key={column.name} scope="col" className={cell}>
                {column.name || <span className="sr-only">{"label" in column ? column.label : ""}</span>}
              </th>
            ))}
            <td className={cell} />
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <ShortlistRow key={item.id} {...tools(item)} item={item} now={now} />
          ))}
        </tbody>
        {sum && <SumRow sum={sum} />}
      </table>
    </div>
  );
}

function ShortlistRow({
  now,
  chosen,
  note,
  drag,
  conflict,
  figures,
  menu,
  ...row
}: RowTools & RowProps & { now: Date }) {
  const { item } = row;
  const title = itemTitle(item);
  const range = parseListenerRange(figures?.perEpisode);
  const last = readableDate(figures?.lastEpisode ?? 0, now);
  return (
    <>
      <tr
        {...(drag as ComponentProps<"tr">)}
        data-item={item.id}
        className={cx(
          "border-b border-line has-[h3_a:focus-visible]:bg-surface-2 hover:bg-surface-2",
          chosen && "bg-accent-soft",
          row.lost && "text-text-2",
        )}
      >
        <td>
          <label className="grid min-h-11 place-items-center" title="Select (X)">
            <input
              type="checkbox"
              data-action="select"
              aria-label={`Select ${title}`}
              checked={chosen}
              onChange={() => undefined}
              onClick={(event) => row.onToggle(event.shiftKey)}
              className="size-5 accent-accent"
            />
          </label>
        </td>
        <td className="py-1.5 pr-3">
          <span className="grid grid-cols-[40px_minmax(0,1fr)] items-center gap-x-3">
            <Cover src={item.payload.image_url ?? ""} seed={item.podcastId} size={40} />
            <span className="min-w-0">
              <ItemTitle
                item={item}
                className="line-clamp-2 text-control font-[640] break-words"
                linkClass="text-inherit no-underline hover:underline"
              />
              <ItemAuthor item={item} className="block truncate text-text-2" />
              <ItemAdded item={item} now={now} className="sr-only" />
              {note && <span className="block text-neg">{ALREADY_IN_THAT}</span>}
            </span>
          </span>
        </td>
        <td className="pr-2 whitespace-nowrap tabular">
          <EpisodeAudience figures={figures} />
        </td>
        <td className="pr-3">
          <RangeBar range={range} />
        </td>
        <td className="pr-2">{last ? <ReadableTime date={last} /> : "–"}</td>
        <td>{contactText(figures?.contact)}</td>
        <td className="pr-2">
          <StatusField {...row} />
        </td>
        <td>
          <PriceField {...row} />
        </td>
        <td className="pr-2 whitespace-nowrap tabular">{cpmText(item.price, figures?.perEpisode)}</td>
        <td>
          <TagsField {...row} />
        </td>
        <td>
          <NoteField {...row} />
        </td>
        <td>{menu}</td>
      </tr>
      {conflict && (
        <tr>
          <td />
          <td colSpan={COLUMNS.length + 1} className="py-2">
            <ConflictNote conflict={conflict} onMine={row.onMine} onTheirs={row.onTheirs} />
          </td>
        </tr>
      )}
    </>
  );
}

/** Totals of the complete list, not of this page. */
function SumRow({ sum: answer }: { sum: SumAnswer }) {
  const { sum } = answer;
  const audience = parseListenerRange(sum.audience);
  const lost = lostText(answer);
  const without = withoutText(sum);
  return (
    <tfoot className="sticky bottom-0 bg-surface [box-shadow:inset_0_1px_0_var(--color-line-strong)]">
      <tr className="h-14 font-[640]">
        <td />
        <th scope="row" className="text-left">
          {showCount(sum.shows)}
          {lost && <span className="block font-normal text-text-2">{lost}</span>}
        </th>
        <td className="whitespace-nowrap tabular">
          {audience.kind === "unknown" ? "No estimate" : sum.audience.replace("-", "–")}
          {without && <span className="block font-normal text-text-2">{without}</span>}
        </td>
        <td className="pr-3">
          <RangeBar range={audience} />
        </td>
        <td colSpan={3} />
        <td className="pr-2 tabular">{costText(sum)}</td>
        <td className="tabular">{sumCpmText(sum)}</td>
        <td colSpan={3} />
      </tr>
    </tfoot>
  );
}
