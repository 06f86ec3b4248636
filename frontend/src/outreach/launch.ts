/** The state of the assistant's launch: it was announced for a month that has passed. */
export const LAUNCH =
  "Launch was announced for January 2026. It hasn’t opened yet. We’ll tell the waitlist when it does.";
