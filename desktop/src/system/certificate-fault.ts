/** What to do about a server's certificate that the system refuses; undefined if the error of a request is another one. */
export function certificateFault(error: unknown): string | undefined {
  const { message, cause } = error as Error & { readonly cause?: { readonly message?: string; code?: string } };
  // Electron has the reason in the message, Node in the cause.
  const said = `${message} ${cause?.message} ${cause?.code}`;
  if (!/CERT/.test(said) || /CLIENT_AUTH/.test(said)) return undefined;
  if (/DATE|EXPIRED|NOT_YET/.test(said)) {
    return "The server’s certificate is not valid today. Check the date of this device, or ask the people who run the server.";
  }
  if (/NAME/.test(said)) {
    return "The server’s certificate is for another address. Check the address, or ask the people who run the server.";
  }
  return "This system does not trust the server’s certificate. Ask the people who run the server.";
}
