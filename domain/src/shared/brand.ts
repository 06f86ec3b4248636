/** The product's name, in one place. */
export const BRAND = "Earshot";
