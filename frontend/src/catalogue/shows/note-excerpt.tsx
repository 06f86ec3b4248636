import { truncateText } from "@earshot/domain/catalogue/text/truncate";
import { useLayoutEffect, useMemo, useRef, useState } from "react";
import { cx } from "../../ui/class-names";
import { type NoteBlock, noteBlocks, type NotePart, noteText } from "./note-text";

type Props = {
  /** Plain text, or HTML that the server has sanitized. */
  note: string;
  /** Characters shown before "Read more". */
  limit: number;
  /** The show or episode that the note describes, for the button's name. */
  about: string;
  /** Two lines, or three on a phone, until it is expanded. */
  compact?: boolean;
};

/** A compact note with more characters may be cut off by the line limit, so it can be expanded unless all of it is visible. */
const COMPACT = 110;

/** Whether a note has nothing that only its expanded form shows. */
const isPlain = (blocks: readonly NoteBlock[]): boolean =>
  blocks.length === 1 && blocks.every((block) => block.kind === "paragraph" && block.parts.every(isText));

const isText = ({ kind }: NotePart): boolean => kind === "text";

/** A note cut at a word; "Read more" expands it with its paragraphs, lists and links. A short compact note has its paragraphs at once. */
export function NoteExcerpt({ note, limit, about, compact = false }: Props) {
  const [unfolded, setUnfolded] = useState(false);
  const blocks = useMemo(() => noteBlocks(note), [note]);
  const line = useRef<HTMLParagraphElement>(null);
  const [isWhole, setIsWhole] = useState(false);
  const excerpt = useMemo(() => truncateText(noteText(note), limit), [note, limit]);
  // Only then does it depend on its lines. Measuring lays out the whole page at once, which takes a phone 30 ms.
  const mayBeWhole = compact && !excerpt.truncated && excerpt.text.length > COMPACT && isPlain(blocks);
  useLayoutEffect(() => {
    const text = line.current;
    if (!mayBeWhole || !text) return;
    const measure = () => setIsWhole(text.scrollHeight <= text.clientHeight);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(text);
    return () => observer.disconnect();
  }, [mayBeWhole, note, unfolded]);
  if (excerpt.text === "") return null;
  const folds = excerpt.truncated || (compact && excerpt.text.length > COMPACT && !(mayBeWhole && isWhole));
  const shownInFull = unfolded || (compact && !folds && blocks.length > 1);
  return (
    <div
      dir="auto"
      className={cx(
        "text-left break-words text-text-2",
        folds && compact && !unfolded && "flex items-end justify-between gap-x-3",
      )}
    >
      {shownInFull ? (
        <Note blocks={blocks} />
      ) : (
        <p ref={line} className={compact ? "line-clamp-3 min-w-0 md:line-clamp-2" : "inline"}>
          {excerpt.truncated ? `${excerpt.text.replace(/[\s\p{P}]+$/u, "")}… ` : excerpt.text}
        </p>
      )}
      {folds && (
        <button
          type="button"
          aria-expanded={unfolded}
          aria-label={`${unfolded ? "Read less" : "Read more"}: ${about}`}
          onClick={() => setUnfolded(!unfolded)}
          className="relative text-control whitespace-nowrap text-accent hover:underline coarse:after:absolute coarse:after:-inset-x-2 coarse:after:-inset-y-3"
        >
          {unfolded ? "Read less" : "Read more"}
        </button>
      )}
    </div>
  );
}

function Note({ blocks }: { blocks: readonly NoteBlock[] }) {
  return (
    <div className="mb-1 grid gap-3">
      {blocks.map((block, index) =>
        block.kind === "paragraph" ? (
          <p key={index} dir="auto">
            <Parts parts={block.parts} />
          </p>
        ) : (
          <ul key={index} className="grid list-disc gap-1 ps-5">
            {block.items.map((item, position) => (
              <li key={position} dir="auto">
                <Parts parts={item} />
              </li>
            ))}
          </ul>
        ),
      )}
    </div>
  );
}

function Parts({ parts }: { parts: readonly NotePart[] }) {
  return parts.map((part, index) => {
    if (part.kind === "strong") return <strong key={index}>{part.text}</strong>;
    if (part.kind === "text") return part.text;
    return (
      <a key={index} href={part.href} rel="noopener noreferrer nofollow ugc" target="_blank" className="link">
        {part.text}
      </a>
    );
  });
}
