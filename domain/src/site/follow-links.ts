/** The operator's page on another service, linked in the website's footer. `href` is https. */
export type FollowLink = { readonly name: string; readonly href: string };

/** The id of the HTML element that contains the links as JSON. Without links, there is no such element. */
export const FOLLOW_ELEMENT = "follow-links";
