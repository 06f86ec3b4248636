import { formAnswers, formHeaders } from "../shared/form.schemas.js";
import type { Operation } from "../shared/openapi.js";
import { contactMessageBody, waitlistBody } from "./outreach.schemas.js";

/** The endpoints of outreach for the OpenAPI document. */
export const outreachOperations: readonly Operation[] = [
  {
    method: "post",
    path: "/waitlist",
    summary: "Put an address on the waitlist. Answers the same for one that is on it",
    parameters: { header: formHeaders },
    body: waitlistBody,
    answers: formAnswers,
  },
  {
    method: "post",
    path: "/contact-messages",
    summary: "Write to the people behind the site",
    parameters: { header: formHeaders },
    body: contactMessageBody,
    answers: formAnswers,
  },
];
