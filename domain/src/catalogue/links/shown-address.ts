/** A web address as people read it: without its scheme, "www." and a slash at the end. */
export const shownAddress = (url: string): string => url.replace(/^https?:\/\/(?:www\.)?/, "").replace(/\/$/, "");
