/** Paths without a page. Below /api, only the reference is a page; unknown endpoints get an API error. */
export const NO_PAGE = /^\/(api\/(?!reference\/)|demo\/|assets\/)/;
