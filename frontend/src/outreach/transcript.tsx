import { cx } from "../ui/class-names";
import { Panel } from "../ui/panel";
import type { WorkedExample } from "./worked-examples";

/** A feature of the assistant, shown as a conversation with it. */
export function Transcript({ title, text, lines }: WorkedExample) {
  return (
    <Panel aria-label={title} className="flex flex-col p-5 md:p-6">
      <h3 className="text-h2">{title}</h3>
      <p className="mt-1.5 max-w-[32em] text-text-2">{text}</p>
      <ol className="mt-5 grid flex-1 content-start gap-3 border-t border-line pt-4">
        {lines.map(({ at, who, text: said }) => (
          <li key={at} className="grid grid-cols-[2.25rem_minmax(0,1fr)] gap-x-3">
            <span className="pt-px text-meta text-text-3 tabular">{at}</span>
            <p className={cx("border-l-2 pl-3", who === "You" ? "border-line text-text-2" : "border-accent")}>
              <b className="block text-axis">{who}</b>
              {said}
            </p>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
