import type { PipeTransform } from "@nestjs/common";
import { z } from "zod";
import { httpProblem } from "../problem.js";

// zod would otherwise probe for `new Function`.
z.config({ jitless: true });

/** Parses a query string, path or body with a schema. A violation is a 400 that names every wrong field. */
export class ZodPipe<Schema extends z.ZodType> implements PipeTransform<unknown, z.output<Schema>> {
  constructor(readonly schema: Schema) {}

  transform(value: unknown): z.output<Schema> {
    const parsed = this.schema.safeParse(value);
    if (parsed.success) return parsed.data;
    const errors = parsed.error.issues.map((issue) => ({ path: issue.path.join("."), message: issue.message }));
    const detail = errors.map(({ path, message }) => (path ? `${path}: ${message}` : message)).join("; ");
    throw httpProblem(400, "request.malformed", detail, { errors });
  }
}

/** For `@Query(zodQuery(schema))`. */
export function zodQuery<Schema extends z.ZodType>(schema: Schema): ZodPipe<Schema> {
  return new ZodPipe(schema);
}
