type Props<Value extends string> = {
  legend: string;
  name: string;
  values: readonly Value[];
  checked: readonly Value[];
  labelOf: (value: Value) => string;
  invalid: boolean;
  onChange: (checked: readonly Value[]) => void;
};

/** Boxes to check, each with its name in the API. */
export function CheckList<Value extends string>(props: Props<Value>) {
  const { legend, name, values, checked, labelOf, invalid, onChange } = props;
  return (
    <fieldset>
      <legend className="mb-1 text-control">{legend}</legend>
      {values.map((value) => (
        <label key={value} className="flex min-h-11 items-center gap-3 py-1">
          <input
            type="checkbox"
            name={name}
            checked={checked.includes(value)}
            aria-invalid={invalid || undefined}
            onChange={({ target }) =>
              onChange(target.checked ? [...checked, value] : checked.filter((one) => one !== value))
            }
            className="size-5 shrink-0 accent-accent"
          />
          <span>
            {labelOf(value)} <code className="font-mono text-meta text-text-2">{value}</code>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
