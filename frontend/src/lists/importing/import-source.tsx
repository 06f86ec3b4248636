import { FileUp } from "lucide-react";
import { type DragEvent, useId, useRef, useState } from "react";
import { Button } from "../../ui/button";
import { cx, FIELD_CLASS } from "../../ui/class-names";
import { IMPORT_BYTES, IMPORT_ENTRIES } from "./import-api";

type Props = { text: string; onChange: (text: string) => void; onFind: () => void };

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;

/** The input of an import: text that is typed or pasted, or a file that is dropped or chosen. */
export function ImportSource({ text, onChange, onFind }: Props) {
  const id = useId();
  const file = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [problem, setProblem] = useState("");
  const [from, setFrom] = useState("");

  const read = async (chosen: File | undefined) => {
    if (!chosen) return;
    if (chosen.size > IMPORT_BYTES) {
      setProblem(`${chosen.name} is ${megabytes(chosen.size)}. The limit is ${megabytes(IMPORT_BYTES)}.`);
      return;
    }
    setProblem("");
    setFrom(chosen.name);
    onChange(await chosen.text());
  };
  const find = () => {
    const size = new Blob([text]).size;
    if (text.trim() === "") setProblem("Paste or choose something first.");
    else if (size > IMPORT_BYTES) {
      setProblem(`This is ${megabytes(size)}. The limit is ${megabytes(IMPORT_BYTES)}.`);
    } else onFind();
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [dropped] = event.dataTransfer.files;
    if (dropped) void read(dropped);
    else if (event.dataTransfer.getData("text/plain")) onChange(event.dataTransfer.getData("text/plain"));
  };

  return (
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={cx("grid gap-4 rounded-card", over && "outline-2 outline-offset-8 outline-focus outline-dashed")}
    >
      <div>
        <label htmlFor={id} className="mb-2 block text-control">
          Shows, one per line
        </label>
        <textarea
          id={id}
          autoFocus
          rows={9}
          spellCheck={false}
          aria-describedby={`${id}-note`}
          aria-invalid={problem ? true : undefined}
          placeholder={"The name of a show\nhttps://example.org/feed.xml\nhttps://podcasts.apple.com/podcast/id1234567"}
          value={text}
          onChange={(event) => {
            setProblem("");
            setFrom("");
            onChange(event.target.value);
          }}
          onKeyDown={(event) => (event.metaKey || event.ctrlKey) && event.key === "Enter" && find()}
          className={cx(FIELD_CLASS, "block py-2")}
        />
        <p id={`${id}-note`} className={cx("mt-1.5 text-meta", problem ? "text-neg" : "text-text-2")}>
          {problem ||
            `Names, feed addresses, iTunes IDs or links. Or drop an OPML, CSV or text file here. Up to ${megabytes(IMPORT_BYTES)} and ${IMPORT_ENTRIES.toLocaleString("en-US")} entries.`}
        </p>
        <p role="alert" className="sr-only">
          {problem}
        </p>
        {from && (
          <p role="status" className="mt-1 text-meta text-text-2">
            Read from {from}.
          </p>
        )}
      </div>
      <div className="flex flex-wrap justify-between gap-2">
        <Button onClick={() => file.current?.click()}>
          <FileUp size={16} />
          Choose a file
        </Button>
        <input
          ref={file}
          type="file"
          hidden
          aria-label="File to import"
          accept=".opml,.xml,.csv,.txt,text/plain,text/csv,text/xml,text/x-opml"
          onChange={(event) => {
            void read(event.target.files?.[0]);
            event.target.value = "";
          }}
        />
        <Button variant="primary" onClick={find}>
          Find shows
        </Button>
      </div>
    </div>
  );
}
