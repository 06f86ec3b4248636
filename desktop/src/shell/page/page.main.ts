import type { Protocol } from "electron";
import type { PageAnswers } from "./page-answers.node";
import { PAGE_SCHEME } from "./page-origin";

/** Serves the app's own scheme. */
export function servePage(protocol: Pick<Protocol, "handle">, pages: PageAnswers): void {
  protocol.handle(PAGE_SCHEME, (request) => pages.answer(request));
}
