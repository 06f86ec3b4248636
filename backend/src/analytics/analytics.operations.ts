import type { Operation } from "../shared/openapi.js";
import { eventsBody } from "./analytics.schemas.js";

/** The endpoints of analytics for the OpenAPI document. */
export const analyticsOperations: readonly Operation[] = [
  {
    method: "post",
    path: "/events",
    summary: "Count page views and product events. Nothing is kept of visitors who send DNT or Sec-GPC",
    body: eventsBody,
    answers: { 204: { description: "Counted, or left out on purpose" } },
  },
];
