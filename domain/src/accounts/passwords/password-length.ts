/**
 * Code points a password needs and may have (product specification, section 5; decision 14). They have their own file so that a
 * page can name the rule before it has fetched the list of common passwords.
 */
export const PASSWORD_MIN = 6;
export const PASSWORD_MAX = 128;
