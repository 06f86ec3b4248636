import { z } from "zod";

// zod would otherwise probe for `new Function`.
z.config({ jitless: true });

/** Whether a text is well-formed Unicode without NUL, which PostgreSQL cannot store. */
export const isPlain = (text: string): boolean => text.isWellFormed() && !text.includes("\0");

/** Text from a person: plain and bounded. */
export const plainText = (max: number) => z.string().max(max).refine(isPlain, "is not well-formed text");
