/** Categories of shows about places where their listeners do not live. */
export const DESTINATION_CATEGORIES: ReadonlySet<string> = new Set(["Places & Travel", "History", "Language Learning"]);
