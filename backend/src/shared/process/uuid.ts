const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Whether a text is a UUID as PostgreSQL prints it. Anything else would cause an error there instead of an empty result. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}
