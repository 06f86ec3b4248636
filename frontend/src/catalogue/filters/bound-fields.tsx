import { CircleAlert } from "lucide-react";
import { type ComponentProps, useId } from "react";
import { cx } from "../../ui/class-names";
import { TextField } from "../../ui/text-field";
import type { Typed, useTypedBounds } from "../query/typed-bounds";

type Field = Pick<ComponentProps<typeof TextField>, "label" | "hideLabel" | "type" | "inputMode" | "placeholder"> & {
  readonly end: keyof Typed;
};

type Props = {
  fields: readonly Field[];
  /** Stacks the fields, if they are too wide to be side by side, such as dates with a calendar. */
  stacked?: boolean;
  bounds: Pick<ReturnType<typeof useTypedBounds>, "typed" | "problem" | "type">;
};

/** One or two typed values, with an error message for invalid ones. */
export function BoundFields({ fields, stacked, bounds: { typed, problem, type } }: Props) {
  const noteId = useId();
  return (
    <>
      <div className={cx("grid gap-2", fields.length > 1 && !stacked && "grid-cols-2")}>
        {fields.map(({ end, ...field }) => {
          const faulty = problem?.fields.includes(end) || undefined;
          return (
            <TextField
              key={end}
              {...field}
              value={typed[end]}
              onChange={(event) => type(end, event.target.value)}
              aria-invalid={faulty}
              aria-describedby={faulty && noteId}
              className="min-w-0"
            />
          );
        })}
      </div>
      {problem && (
        <p id={noteId} role="alert" className="mt-1 flex items-start gap-1 text-meta text-neg">
          <CircleAlert size={14} className="mt-0.5 shrink-0" />
          {problem.text}
        </p>
      )}
    </>
  );
}
