import { type FigureKind, figureOf } from "@earshot/domain/campaigns/brief/findings/chosen-figures";
import type { FindingChoices } from "@earshot/domain/campaigns/brief/findings/readings";
import { useEffect, useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import { useHydrated } from "../../platform/hydration";
import type { RequestDraft } from "../requests/use-request-draft";

/** The address's value for an ignored figure. */
const IGNORED = "none";
/** "budget", "dates", "dates2": the keys of choices without their space. */
const NAME = /^(?:(budget)|(dates)([2-8])?)$/;

/** The draft with the budget and dates from the address, which override those of the tab. Edits are written to the address. */
export function useFiguresInAddress(draft: RequestDraft): RequestDraft {
  const [parameters, setParameters] = useSearchParams();
  const hydrated = useHydrated();
  const inAddress = useMemo(() => (hydrated ? figuresIn(parameters) : {}), [hydrated, parameters]);
  const findings = useMemo(() => ({ ...draft.findings, ...inAddress }), [draft.findings, inAddress]);
  const write = (choices: FindingChoices) =>
    setParameters((before) => withFigures(before, choices), { replace: true, preventScrollReset: true });

  const isMissing = hydrated && withFigures(parameters, findings).toString() !== parameters.toString();
  useEffect(() => {
    // The tab has edited figures that are missing from the address, or a link with figures was opened.
    if (isMissing) write(findings);
    if (hydrated && Object.keys(inAddress).length > 0) draft.set({ findings });
    // Runs only when the page opens: after that, each edit changes both.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [hydrated]);

  return {
    ...draft,
    findings,
    set: (change) => {
      draft.set(change);
      if (change.findings) write(change.findings);
    },
  };
}

/** The valid budget and dates in an address. */
export function figuresIn(parameters: URLSearchParams): FindingChoices {
  return Object.fromEntries(
    [...parameters].flatMap(([name, value]) => {
      const [, budget, dates, place] = NAME.exec(name) ?? [];
      const kind: FigureKind | undefined = budget ? "budget" : dates ? "dates" : undefined;
      if (kind === undefined || (value !== IGNORED && figureOf(kind, value) === undefined)) return [];
      return [[place === undefined ? kind : `${kind} ${place}`, value === IGNORED ? "" : value]];
    }),
  );
}

/** The address with these figures and no others. */
export function withFigures(parameters: URLSearchParams, choices: FindingChoices): URLSearchParams {
  const others = [...parameters].filter(([name]) => !NAME.test(name));
  const figures = Object.entries(choices).flatMap(([key, choice]) => {
    const name = key.replace(" ", "");
    return NAME.test(name) ? [[name, choice === "" ? IGNORED : choice]] : [];
  });
  return new URLSearchParams([...others, ...figures]);
}
