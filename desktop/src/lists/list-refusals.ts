/** Refusals with the server's own sentences. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

export const refuse = {
  noList: () => new Refusal(404, "list.not-found", "There is no such list."),
  noItem: () => new Refusal(404, "list.item-not-found", "There is no such item in this list."),
  taken: () => new Refusal(409, "list.duplicate-name", "You already have a list with that name."),
  isIn: () => new Refusal(409, "list.duplicate-item", "Already in this list."),
  isThere: () => new Refusal(409, "list.duplicate-item", "Already in that list."),
  sameList: () => new Refusal(422, "list.same-list", "It is in that list already."),
  noStatus: () => new Refusal(422, "list.no-such-status", "This list has no such status."),
  undoGone: () => new Refusal(404, "list.undo-gone", "This can no longer be undone."),
};

export function problem(status: number, code: string, detail: string): Response {
  return Response.json(
    { type: "about:blank", title: "Offline", status, detail, code },
    { status, headers: { "content-type": "application/problem+json" } },
  );
}
