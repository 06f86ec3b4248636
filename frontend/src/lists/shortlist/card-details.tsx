import type { ListItem } from "@earshot/backend/lists/lists.schemas";
import { parseListenerRange } from "@earshot/domain/audience/range/listener-range";
import { cpmText } from "@earshot/domain/lists/columns/cpm-text";
import { moneyText } from "@earshot/domain/lists/columns/money";
import { useRef, useState } from "react";
import { RangeBar } from "../../audience/range-bar";
import { readableDate } from "../../catalogue/shows/dates";
import { ReadableTime } from "../../catalogue/shows/readable-time";
import { Button } from "../../ui/button";
import { useNarrowerThan } from "../../ui/hooks/use-narrower-than";
import { itemTitle } from "../items/use-item-actions";
import { ConflictNote } from "./conflict-note";
import { EpisodeAudience } from "./episode-audience";
import { contactText, NoteField, PriceField, StatusField, TagsField } from "./row-fields";
import type { RowTools } from "./row-tools";

type Props = RowTools & { item: ListItem; now: Date };

/** A show's figures and editable fields, below its title on a card. On a phone, the fields open on demand: ten cards would fill five screens. */
export function CardDetails({ now, figures, conflict, onMine, onTheirs, ...row }: Props) {
  const { item, onEdit } = row;
  const range = parseListenerRange(figures?.perEpisode);
  const narrow = useNarrowerThan("md");
  const [open, setOpen] = useState(false);
  const fields = useRef<HTMLDivElement>(null);
  const editing = onEdit !== undefined && (open || !narrow);
  const toggle = () => {
    // An invalid value exists only in its field.
    const invalid = fields.current?.querySelector<HTMLElement>("[aria-invalid]");
    if (open && invalid) invalid.focus();
    else setOpen(!open);
  };
  const cpm = cpmText(item.price, figures?.perEpisode);
  const title = itemTitle(item);
  return (
    <div className="relative z-1 col-span-full mt-3 grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2 text-meta">
        <EpisodeAudience figures={figures} unit=" per episode" />
        <StatusField {...row} />
      </div>
      <RangeBar range={range} />
      {editing ? (
        <div ref={fields} className="grid gap-2">
          <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-3">
            <PriceField {...row} />
            <span className="text-meta text-text-2">
              CPM <b className="font-[640] text-text">{cpm}</b>
            </span>
          </div>
          <TagsField {...row} />
          <NoteField {...row} />
        </div>
      ) : (
        <>
          {item.tags.length > 0 && <p className="text-meta text-text-2">{item.tags.join(", ")}</p>}
          {item.note !== "" && (
            // The field has the whole note. People who cannot edit have no field.
            <p dir="auto" className={`text-meta ${onEdit ? "line-clamp-2" : "whitespace-pre-line"}`}>
              {item.note}
            </p>
          )}
        </>
      )}
      <div className="flex items-center justify-between gap-2 text-meta text-text-2">
        <div className="min-w-0">
          {!editing && item.price && (
            <p>
              <b className="font-[640] text-text">{moneyText(item.price)}</b> per spot · CPM {cpm}
            </p>
          )}
          <LastEpisode at={figures?.lastEpisode} now={now} contact={contactText(figures?.contact)} />
        </div>
        {narrow && onEdit && (
          <Button
            size="sm"
            aria-expanded={open}
            aria-label={open ? `Done with ${title}` : `Edit the price, tags and note of ${title}`}
            onClick={toggle}
          >
            {open ? "Done" : "Edit"}
          </Button>
        )}
      </div>
      {conflict && <ConflictNote conflict={conflict} onMine={onMine} onTheirs={onTheirs} />}
    </div>
  );
}

function LastEpisode({ at = 0, now, contact }: { at: number | undefined; now: Date; contact: string }) {
  const last = readableDate(at, now);
  return (
    <p>
      {last && (
        <>
          Last episode <ReadableTime date={last} /> ·{" "}
        </>
      )}
      Contact: {contact}
    </p>
  );
}
