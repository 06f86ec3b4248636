/** A page of the operator on another service, for the website's footer. `href` is https. */
export type FollowLink = { readonly name: string; readonly href: string };

/** The id of the element with the links as JSON in the document. There is none without links. */
export const FOLLOW_ELEMENT = "follow-links";
