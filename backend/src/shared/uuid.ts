const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Whether a text is an id as PostgreSQL prints them; anything else would make the database complain instead of finding nothing. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}
