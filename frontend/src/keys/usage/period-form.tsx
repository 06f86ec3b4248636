import type { SentKey } from "@earshot/backend/keys/keys.schemas";
import type { UsageQuery } from "@earshot/backend/keys/usage/usage.schemas";
import { usageDays, type UsageStep } from "@earshot/domain/keys/usage";
import type { FieldError } from "@earshot/domain/shared/domain-error";
import { type SyntheticEvent, useState } from "react";
import { Button } from "../../ui/button";
import { Select } from "../../ui/select";
import { TextField } from "../../ui/text-field";
import { dayText, keyText } from "./usage-texts";

type Props = {
  readonly requested: UsageQuery;
  /** All keys of the account; undefined until they have loaded. */
  readonly keys: readonly SentKey[] | undefined;
  /** The server's messages about an invalid period. */
  readonly errors: readonly FieldError[];
  readonly onAsk: (next: UsageQuery) => void;
};

const STEPS = [
  { value: "day", label: "By day" },
  { value: "hour", label: "By hour" },
] as const;

const ISO_DAY = /\d{4}-\d\d-\d\d/g;

/** The days, steps and key of the figures. They apply when the button is pressed, because a date is invalid while it is being typed. */
export function PeriodForm({ requested, keys, errors, onAsk }: Props) {
  const [draft, setDraft] = useState<UsageQuery & { readonly requested: UsageQuery }>({ requested, ...requested });
  // The address has changed, by the button or by the browser's Back and Forward.
  if (draft.requested !== requested) setDraft({ requested, ...requested });
  const stored = usageDays(new Date());
  const errorOf = (path: string, name: string) => {
    const found = errors.find((error) => error.path === path);
    return found && { error: `The ${name} day ${found.message.replaceAll(ISO_DAY, dayText)}.` };
  };
  const isPeriod = Boolean(requested.from ?? requested.to ?? requested.by);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const { from, to, by, keyId } = draft;
    onAsk({ from, to, by: by === "day" ? undefined : by, keyId });
  };
  const day = (path: "from" | "to", label: string, name: string) => (
    <TextField
      type="date"
      label={label}
      name={path}
      min={stored[0]}
      max={stored.at(-1)}
      value={draft[path] ?? ""}
      onChange={({ target }) => setDraft({ ...draft, [path]: target.value })}
      className="min-w-0 flex-1 basis-36 sm:max-w-48"
      {...errorOf(path, name)}
    />
  );
  return (
    <form noValidate onSubmit={submit} aria-label="Period" className="mt-8 flex flex-wrap items-start gap-x-4 gap-y-3">
      {day("from", "From (UTC)", "first")}
      {day("to", "To (UTC)", "last")}
      <Select<UsageStep>
        label="Steps"
        value={draft.by ?? "day"}
        options={STEPS}
        onChange={(by) => setDraft({ ...draft, by })}
        className="min-w-0 flex-1 basis-36 sm:max-w-40"
      />
      <Select
        label="Key"
        value={draft.keyId ?? ""}
        options={keyChoices(keys, draft.keyId)}
        onChange={(keyId) => setDraft({ ...draft, keyId })}
        className="min-w-0 flex-1 basis-36 sm:max-w-64"
      />
      {/* Aligned with the fields rather than with their labels. */}
      <div className="flex gap-2 sm:pt-7">
        <Button type="submit">Show</Button>
        {isPeriod && <Button onClick={() => onAsk({ keyId: requested.keyId })}>Last 30 days</Button>}
      </div>
    </form>
  );
}

/** All keys, including those that are no longer valid. The key in the address is offered even while they load, and after it was removed. */
function keyChoices(keys: readonly SentKey[] | undefined, chosen: string | undefined) {
  const known = (keys ?? []).map((key) => ({ value: key.id, label: keyText(key) }));
  const other = chosen && !known.some(({ value }) => value === chosen);
  return [
    { value: "", label: "All keys" },
    ...known,
    ...(other ? [{ value: chosen, label: keys ? "A removed key" : "One key" }] : []),
  ];
}
