import type { FormTrap } from "@earshot/domain/shared/form-trap";
import { z } from "zod";
import type { Sent } from "./sent.js";

/** Fields that every public form can have in addition to its own; both are optional. */
export const trapFields = {
  website: z.string().optional().describe("A field that people don’t see; if it is filled in, the request is ignored"),
  elapsedMs: z.number().optional().describe("The time between showing and sending the form, in milliseconds"),
};

/** The form's own fields of a parsed body. */
export function trapOf({ website, elapsedMs }: FormTrap): FormTrap {
  return { website, elapsedMs };
}

/** A text field. The domain checks its contents, with its own message; `documentation` is for the API document. */
export function formText(
  documentation: { description?: string; maxLength?: number; enum?: string[]; format?: string } = {},
) {
  return z.string().nullish().meta(documentation);
}

/** A form with only an email address. */
export const addressForm = z
  .object({ email: formText({ maxLength: 254, format: "email" }), ...trapFields })
  .meta({ required: ["email"] });

const receivedAnswer = z.object({ id: z.uuid() });

export const formAnswers = {
  201: {
    description: "Received. A repeated request with the same Idempotency-Key gets the same response",
    schema: receivedAnswer,
  },
  400: { description: "The body or the Idempotency-Key is malformed" },
  403: { description: "The request came from another site" },
  409: { description: "A request with the same Idempotency-Key is still being processed; see Retry-After" },
  413: { description: "The body is larger than 100 kB" },
  422: {
    description: "A field breaks a rule (`errors` says which), or the Idempotency-Key was used with other fields",
  },
  429: { description: "Too many requests in a short time; see Retry-After" },
};

// Types that the website uses.
export type Received = Sent<typeof receivedAnswer>;
