/** Maximum reads of the catalogue per minute by one network without an API key. */
export const READS_WITHOUT_KEY = 120;
