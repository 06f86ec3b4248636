import { Download } from "lucide-react";
import { buttonClass } from "../../ui/class-names";
import { Setting } from "./setting";

const FORMATS = [
  { format: "json", name: "JSON", about: "for programs" },
  { format: "csv", name: "CSV", about: "for spreadsheets" },
] as const;

/** Downloads everything that is stored about the user. */
export function ExportData() {
  return (
    <Setting title="Your data" about="Everything we store about you, in one file.">
      <div className="flex flex-wrap gap-2">
        {FORMATS.map(({ format, name, about }) => (
          <a key={format} href={`/api/v1/account/export?format=${format}`} download className={buttonClass()}>
            <Download size={16} aria-hidden="true" />
            Download {name}
            <span className="sr-only"> {about}</span>
          </a>
        ))}
      </div>
    </Setting>
  );
}
