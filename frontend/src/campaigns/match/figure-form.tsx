import { CURRENCIES, figureText } from "@earshot/domain/campaigns/brief/findings/chosen-figures";
import { daysSpan, spanDays } from "@earshot/domain/campaigns/brief/findings/figure-days";
import type { DateSpan, Money } from "@earshot/domain/campaigns/brief/findings/finding";
import { amountIn } from "@earshot/domain/campaigns/brief/reading/read-budget";
import { formatCount } from "@earshot/domain/shared/text/format-count";
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "../../ui/button";
import { Select } from "../../ui/select";
import { TextField } from "../../ui/text-field";
import type { FigureProps } from "./figure-value";

type Props = FigureProps & { readonly onDone: () => void };
type FormProps<Value> = {
  readonly value: Value;
  readonly onSave: (choice: string) => void;
  /** Additional buttons. */
  readonly children: ReactNode;
};

/** Edits the budget or the dates that were read from a brief. */
export default function FigureForm({ finding, chosen, onChoose, onDone }: Props) {
  const save = (choice: string | undefined) => {
    onChoose(choice);
    onDone();
  };
  const undo = chosen && finding.words !== "" && (
    <Button variant="ghost" onClick={() => save(undefined)}>
      Use the brief’s
    </Button>
  );
  return finding.kind === "budget" ? (
    <MoneyForm value={finding.value} onSave={save}>
      {undo}
    </MoneyForm>
  ) : (
    <DatesForm value={finding.value} onSave={save}>
      {undo}
    </DatesForm>
  );
}

const CURRENCY_OPTIONS = CURRENCIES.map((code) => ({ value: code, label: code }));

function MoneyForm({ value, onSave, children }: FormProps<Money>) {
  const [currency, setCurrency] = useState(value.currency);
  const [low, setLow] = useState(formatCount(value.low));
  const [high, setHigh] = useState(value.high === null ? "" : formatCount(value.high));
  const [fault, setFault] = useState<{ readonly at: "low" | "high"; readonly text: string }>();
  const first = useFirstField();
  const last = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const [from, to] = [amountIn(low), high.trim() === "" ? null : amountIn(high)];
    if (from === undefined || to === undefined) {
      const at = from === undefined ? "low" : "high";
      setFault({ at, text: "Enter an amount, like 5,000 or 10k." });
      (at === "low" ? first : last).current?.focus();
      return;
    }
    if (to !== null && to < from) {
      setFault({ at: "high", text: `Enter ${formatCount(from)} or more.` });
      last.current?.focus();
      return;
    }
    onSave(figureText("budget", { currency, low: from, high: to }));
  };
  const at = (place: "low" | "high") => (fault?.at === place ? { error: fault.text } : {});
  return (
    <form noValidate onSubmit={submit} className="grid w-72 max-w-full gap-3 p-4">
      <Select<string> label="Currency" value={currency} options={CURRENCY_OPTIONS} onChange={setCurrency} />
      <TextField
        ref={first}
        label="At least"
        inputMode="numeric"
        maxLength={20}
        value={low}
        onChange={({ target }) => setLow(target.value)}
        {...at("low")}
      />
      <TextField
        ref={last}
        label="At most"
        hint="Leave it empty for no limit."
        inputMode="numeric"
        maxLength={20}
        value={high}
        onChange={({ target }) => setHigh(target.value)}
        {...at("high")}
      />
      <Buttons>{children}</Buttons>
    </form>
  );
}

function DatesForm({ value, onSave, children }: FormProps<DateSpan>) {
  const [days, setDays] = useState(() => spanDays(value, new Date().toISOString().slice(0, 10)));
  const [fault, setFault] = useState<string>();
  const first = useFirstField();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const span = daysSpan(days);
    if (span) return onSave(figureText("dates", span));
    setFault(
      days.from === "" && days.until === "" ? "Choose a first or a last day." : "The last day is before the first.",
    );
    first.current?.focus();
  };
  return (
    <form noValidate onSubmit={submit} className="grid w-72 max-w-full gap-3 p-4">
      <TextField
        ref={first}
        type="date"
        label="First day"
        value={days.from}
        onChange={({ target }) => setDays({ ...days, from: target.value })}
        {...(fault !== undefined && { error: fault })}
      />
      <TextField
        type="date"
        label="Last day"
        hint="Leave a day empty for an open end."
        value={days.until}
        onChange={({ target }) => setDays({ ...days, until: target.value })}
      />
      <Buttons>{children}</Buttons>
    </form>
  );
}

function Buttons({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-2">
      <Button type="submit" variant="primary">
        Save
      </Button>
      {children}
    </div>
  );
}

/** Focuses the form's first field: the form can load after its layer has opened and taken the focus. */
function useFirstField() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return field;
}
