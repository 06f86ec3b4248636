import { z } from "zod";

// zod would otherwise probe for `new Function`.
z.config({ jitless: true });

/** Text as a person may send it: bounded, well-formed Unicode, without NUL (which PostgreSQL cannot keep). */
export function plainText(max: number) {
  return z
    .string()
    .max(max)
    .refine((text) => text.isWellFormed() && !text.includes("\0"), "is not well-formed text");
}
