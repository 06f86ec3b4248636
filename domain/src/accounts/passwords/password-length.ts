/**
 * The minimum and maximum code points of a password (product specification, section 5; decision 14). In a separate file, so that a page
 * can state the rule before it has loaded the list of common passwords.
 */
export const PASSWORD_MIN = 6;
export const PASSWORD_MAX = 128;
