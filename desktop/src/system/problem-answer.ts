/** An RFC 9457 problem as a response from this device. */
export function problemAnswer(status: number, code: string, detail: string, more: object = {}): Response {
  return Response.json(
    { type: "about:blank", title: "Offline", status, detail, code, ...more },
    { status, headers: { "cache-control": "no-store", "content-type": "application/problem+json" } },
  );
}

/** Whether the server itself refused a request. What a gateway before it answers, for example about maintenance, has another format. */
export function isProblem({ headers }: Response): boolean {
  return headers.get("content-type")?.startsWith("application/problem+json") === true;
}
