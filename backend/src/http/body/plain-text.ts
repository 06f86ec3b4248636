import { z } from "zod";

// zod would otherwise probe for `new Function`.
z.config({ jitless: true });

/** Text from a person: bounded, well-formed Unicode, without NUL (which PostgreSQL cannot store). */
export function plainText(max: number) {
  return z
    .string()
    .max(max)
    .refine((text) => text.isWellFormed() && !text.includes("\0"), "is not well-formed text");
}
