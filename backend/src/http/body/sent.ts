import type { z } from "zod";

/** The type of an answer with this schema, as clients receive it. */
export type Sent<Schema extends z.ZodType> = Frozen<z.output<Schema>>;

type Frozen<Value> = Value extends readonly (infer One)[]
  ? readonly Frozen<One>[]
  : Value extends object
    ? { readonly [Name in keyof Value]: Frozen<Value[Name]> }
    : Value;
