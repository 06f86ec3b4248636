import { FINDING_NAMES, findingHint, findingLabel } from "@earshot/domain/campaigns/brief/findings/finding-label";
import {
  isFigure,
  isReplaceable,
  type Reading,
  type ReplaceableKind,
} from "@earshot/domain/campaigns/brief/findings/readings";
import { PRIMARY_GOALS } from "@earshot/domain/campaigns/requests/campaign-request";
import { APPLE_CATEGORIES } from "@earshot/domain/catalogue/codes/categories";
import { countries } from "@earshot/domain/catalogue/codes/countries";
import { LANGUAGES } from "@earshot/domain/catalogue/codes/languages";
import { ChevronDown, Undo2, X } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "../../ui/class-names";
import { FigureValue } from "./figure-value";

type Props = {
  reading: Reading;
  /** "" ignores the finding, undefined undoes all choices, anything else replaces the value. */
  onChoose: (choice: string | undefined) => void;
  children?: ReactNode;
};

/** A finding with the words that it was found in. The same button ignores and restores it, so that the focus can stay there. */
export function ReadingChip({ reading: { finding, ignored, chosen }, onChoose, children }: Props) {
  const name = FINDING_NAMES[finding.kind];
  const label = findingLabel(finding);
  const hint = findingHint(finding);
  // The brief does not mention it, so the choice can only be undone.
  const alone = finding.words === "";
  // The language of the brief is not found in particular words, so nothing is quoted.
  const Words = finding.end === 0 ? "span" : "q";
  return (
    <li className="min-w-0">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
        <span
          className={cx(
            "inline-flex min-h-8 max-w-full rounded-full border pl-3 text-control coarse:min-h-11",
            ignored
              ? "border-dashed border-line-strong text-text-2"
              : "border-transparent bg-accent-soft text-accent-ink",
          )}
        >
          <span className="mr-1.5 self-center font-normal">{name}</span>
          {isReplaceable(finding) && !ignored ? (
            <Values
              kind={finding.kind}
              value={finding.value}
              label={label}
              name={`${name}, read from “${finding.words}”`}
              onChange={onChoose}
            />
          ) : isFigure(finding) && !ignored ? (
            <FigureValue finding={finding} chosen={chosen} label={label} onChoose={onChoose} />
          ) : (
            <span className={cx("min-w-0 self-center", ignored && "line-through")}>{label}</span>
          )}
          <button
            type="button"
            onClick={() => onChoose(ignored || alone ? undefined : "")}
            aria-label={`${alone ? "Remove" : ignored ? "Count again" : "Ignore"}: ${name} ${label}`}
            className="ml-0.5 grid w-8 shrink-0 place-items-center rounded-full hover:bg-surface coarse:min-h-11 coarse:w-11"
          >
            {ignored ? <Undo2 size={14} /> : <X size={14} />}
          </button>
        </span>
        {!alone && (
          <Words dir="auto" title={finding.words} className="min-w-0 truncate text-meta text-text-2">
            {finding.words}
          </Words>
        )}
        {chosen && isFigure(finding) && !ignored && <span className="text-meta text-text-2">edited by you</span>}
      </div>
      {hint !== undefined && !ignored && <p className="mt-1 text-meta text-text-2">{hint}</p>}
      {children}
    </li>
  );
}

type Option = { readonly value: string; readonly label: string };

/** The values that each kind of finding can have. */
const VALUES: Readonly<Record<ReplaceableKind, () => readonly Option[]>> = {
  country: () => countries().map(({ code, name }) => ({ value: code, label: name })),
  language: () => LANGUAGES.map(({ code, name }) => ({ value: code, label: name })),
  category: () => APPLE_CATEGORIES.flatMap(({ name, sub }) => [name, ...sub]).map(same),
  goal: () => PRIMARY_GOALS.map(same),
};

function same(text: string): Option {
  return { value: text, label: text };
}

type ValuesProps = {
  kind: ReplaceableKind;
  value: string;
  label: string;
  name: string;
  onChange: (value: string) => void;
};

/** A chip's value as a native select. */
function Values({ kind, value, label, name, onChange }: ValuesProps) {
  const known = VALUES[kind]();
  const options = known.some((one) => one.value === value) ? known : [{ value, label }, ...known];
  return (
    <span className="relative flex min-w-0 items-center">
      <select
        aria-label={name}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="h-full min-w-0 cursor-pointer coarse:min-h-11 [field-sizing:content] appearance-none truncate rounded-control bg-transparent pr-4 [&>option]:bg-surface [&>option]:text-text"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown size={14} className="pointer-events-none absolute right-0" />
    </span>
  );
}
