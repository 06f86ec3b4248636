/**
 * The page's content security policy. Covers and episodes can come from any host that a feed names; scripts, styles and data only come
 * from the app. `nonce` is for the style element that the widget library adds.
 */
export function pagePolicy(nonce: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' https: http: data:",
    "media-src 'self' https: http:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'none'",
    "worker-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-src 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** Headers of every response of the app's own scheme. */
export const PAGE_HEADERS = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "cross-origin-opener-policy": "same-origin",
  "x-frame-options": "DENY",
} as const;

/** The website's document with a title and the nonce of this response. */
export function pageDocument(html: string, title: string, nonce: string): string {
  return html.replace(
    "<!--head-->",
    () => `<title>${title}</title>\n    <meta property="csp-nonce" nonce="${nonce}" content="${nonce}">`,
  );
}
