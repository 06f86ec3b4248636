import type { ListItem } from "@earshot/backend/lists/lists.schemas";
import { parseListenerRange } from "@earshot/domain/audience/range/listener-range";
import { cpmText } from "@earshot/domain/lists/columns/cpm-text";
import { RangeBar } from "../../audience/range-bar";
import { readableDate } from "../../catalogue/shows/dates";
import { ConflictNote } from "./conflict-note";
import { EpisodeAudience } from "./episode-audience";
import { contactText, NoteField, PriceField, StatusField, TagsField } from "./row-fields";
import type { RowTools } from "./row-tools";
import "./shortlist.css";

/** A show's figures and editable fields, below its title on a card. */
export default function CardFields({
  now,
  figures,
  conflict,
  onMine,
  onTheirs,
  ...row
}: RowTools & { item: ListItem; now: Date }) {
  const range = parseListenerRange(figures?.perEpisode);
  const last = readableDate(figures?.lastEpisode ?? 0, now);
  return (
    <div className="relative z-1 col-span-full mt-3 grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2 text-meta">
        <EpisodeAudience figures={figures} unit=" per episode" />
        <StatusField {...row} />
      </div>
      <RangeBar range={range} />
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-3">
        <span className={row.onEdit ? "" : "flex gap-1 text-meta text-text-2"}>
          {!row.onEdit && "Per spot"}
          <PriceField {...row} />
        </span>
        <span className="text-meta text-text-2">
          CPM <b className="font-[640] text-text">{cpmText(row.item.price, figures?.perEpisode)}</b>
        </span>
      </div>
      {(row.onEdit || row.item.tags.length > 0) && <TagsField {...row} />}
      {(row.onEdit || row.item.note !== "") && <NoteField {...row} />}
      <p className="text-meta text-text-2">
        {last && (
          <>
            Last episode <time dateTime={last.iso}>{last.relative}</time> ·{" "}
          </>
        )}
        Contact: {contactText(figures?.contact)}
      </p>
      {conflict && <ConflictNote conflict={conflict} onMine={onMine} onTheirs={onTheirs} />}
    </div>
  );
}
