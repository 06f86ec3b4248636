import { type Currency, moneyOf, moneyText } from "@earshot/domain/lists/columns/money";
import { type Budget, currencyWords, parseBudget } from "@earshot/domain/lists/planning/plan-budget";
import { type FormEvent, useRef, useState } from "react";
import { Button } from "../../ui/button";
import { TextField } from "../../ui/text-field";
import type { ListId } from "../api/lists-api";
import { budgetOf, rememberBudget } from "./plan-budgets";

type Props = {
  listId: ListId;
  busy: boolean;
  /** The currency of a budget that is typed without one. */
  currency: Currency;
  onMake: (budget: Budget) => void;
};

/** The budget for a plan, as the user types it. The tab remembers it for this list. */
export function BudgetForm({ listId, busy, currency, onMake }: Props) {
  const [text, setText] = useState(() => budgetOf(listId));
  const [fault, setFault] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const budget = parseBudget(text, currency);
    if ("fault" in budget) {
      setFault(budget.fault);
      field.current?.focus();
      return;
    }
    rememberBudget(listId, text.trim());
    onMake(budget);
  };
  const label = `Budget in ${currencyWords(currency)}`;
  return (
    <form noValidate onSubmit={submit} className="mt-3 flex max-w-md flex-wrap items-start gap-3">
      <TextField
        ref={field}
        label={label}
        hideLabel
        hint={`${label}, like ${moneyText(moneyOf(5_000, currency))} or 10k`}
        value={text}
        maxLength={40}
        className="min-w-0 flex-1 basis-60"
        onChange={({ target }) => {
          setText(target.value);
          setFault(undefined);
        }}
        error={fault}
      />
      <Button type="submit" aria-disabled={busy}>
        {busy ? "Planning…" : "Make a plan"}
      </Button>
    </form>
  );
}
