import { SIGNS_FOR_AN_ESTIMATE } from "@earshot/domain/audience/estimate/estimate-notes";
import type { ListenerRange } from "@earshot/domain/audience/range/listener-range";
import { METER_SEGMENTS, METER_TICKS, meterSpan } from "@earshot/domain/audience/range/meter";
import { boundsText } from "./range-text";

/** Shown in place of an estimate: the typical size of similar shows, faded, and which facts an estimate would require. */
export function TypicalAudience({ typical }: { typical: ListenerRange | null }) {
  return (
    <div className="grid gap-5">
      {typical && typical.kind !== "unknown" && <TypicalMeter typical={typical} />}
      <section aria-labelledby="would-give">
        <h3 id="would-give" className="text-[0.875rem] font-[640]">
          What an estimate needs
        </h3>
        <ul className="mt-1 grid list-disc gap-0.5 ps-5 text-meta text-text-2">
          {SIGNS_FOR_AN_ESTIMATE.map((sign) => (
            <li key={sign}>{sign}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function TypicalMeter({ typical }: { typical: ListenerRange }) {
  const span = meterSpan(typical);
  const percent = (segment: number) => `${(segment / METER_SEGMENTS) * 100}%`;
  return (
    <div>
      <div aria-hidden="true">
        <div className="relative">
          <div className="meter" data-size="lg" data-empty="true" />
          {span && (
            <div className="typical-range" style={{ left: percent(span.from), width: percent(span.to - span.from) }} />
          )}
        </div>
        <div className="meter-axis">
          {METER_TICKS.map(({ label }) => (
            <span key={label}>{label}</span>
          ))}
        </div>
      </div>
      <p className="mt-2 text-text-2">
        Shows of this kind usually have <span className="whitespace-nowrap">{boundsText(typical)}</span> listeners,
        well-known ones far more. This one may differ.
      </p>
    </div>
  );
}
