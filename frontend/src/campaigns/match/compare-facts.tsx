import { AUDIENCE_FIGURES } from "@earshot/domain/audience/figures/audience-figures";
import type { ComparedShow, RangeMeasure } from "@earshot/domain/compare/compare-shows";
import { relationInWords } from "@earshot/domain/compare/relate-ranges";
import type { PodcastDetail } from "@earshot/domain/catalogue/shows/podcast";
import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { useMeterScale } from "../../audience/common-scale";
import { RangeBar } from "../../audience/range-bar";
import { leastText, rangeText } from "../../audience/range-text";
import { cx } from "../../ui/class-names";

/** A show in a comparison. `base` is the reference show that it is compared with; undefined for the reference itself. */
export type Row = {
  readonly show: PodcastDetail;
  readonly facts: ComparedShow;
  readonly base: ComparedShow | undefined;
};

const MEASURED: readonly RangeMeasure[] = ["listeners", "perEpisode", "monthlyReach"];

export const MEASURES = MEASURED.map((name) => ({ name, ...AUDIENCE_FIGURES[name] }));

export const OTHER_FACTS: readonly { readonly label: string; readonly fact: (row: Row) => ReactNode }[] = [
  { label: "New episodes", fact: ({ facts }) => facts.cadence ?? <Unknown /> },
  { label: "Categories", fact: ({ facts, base }) => <Categories facts={facts} reference={base === undefined} /> },
  {
    label: "Explicit",
    fact: ({ facts }) => (facts.explicit === undefined ? <Unknown /> : facts.explicit ? "Yes" : "No"),
  },
  { label: "Language", fact: ({ facts }) => <Language facts={facts} /> },
];

function Unknown() {
  return <span className="text-text-3">N/A</span>;
}

/** A show's range on the common scale, with the reference show's range below it and the difference in words. */
export function RangeFact({ row: { show, facts, base }, measure }: { row: Row; measure: RangeMeasure }) {
  const { range, relation } = facts.ranges[measure];
  const words = base === undefined ? "" : relationInWords(relation);
  const beside = base?.ranges[measure].range;
  const least = range.kind === "unknown" && measure === "listeners" ? leastText(show.estimate) : undefined;
  return (
    <>
      <p>
        <b className={cx("font-[640]", range.kind === "unknown" && !least && "text-text-3")}>
          {least ?? rangeText(range)}
        </b>
        {words !== "" && <span className="block text-meta text-text-2">{words}</span>}
      </p>
      <div className="mt-1.5 grid min-h-[33px] content-start gap-1">
        <RangeBar range={range} muted={show.confidence === "low"} />
        {beside !== undefined && <RangeBar range={beside} base />}
      </div>
    </>
  );
}

/** The numbers below the scale, shown once for all ranges. */
export function ScaleAxis() {
  return (
    <div aria-hidden="true" className="meter-axis font-normal">
      {useMeterScale().ticks.map(({ label }) => (
        <span key={label}>{label}</span>
      ))}
    </div>
  );
}

function Categories({ facts: { categories }, reference }: { facts: ComparedShow; reference: boolean }) {
  if (categories.length === 0) return <Unknown />;
  return (
    <ul className="grid gap-0.5">
      {categories.slice(0, 4).map(({ name, shared }) => (
        <li key={name} className={cx("flex items-center gap-1", !reference && !shared && "text-text-2")}>
          {!reference && shared && <Check size={13} aria-label="in common:" className="shrink-0 text-pos" />}
          {name}
        </li>
      ))}
      {categories.length > 4 && <li className="text-text-2">{categories.length - 4} more</li>}
    </ul>
  );
}

function Language({ facts: { language, sameLanguage } }: { facts: ComparedShow }) {
  if (language === undefined) return <Unknown />;
  return (
    <>
      {language}
      {sameLanguage === false && <span className="block text-meta text-text-2">another language</span>}
    </>
  );
}
