import { app } from "electron";
import { parseDeepLink, pathOfLink } from "@earshot/domain/site/deep-link";
import { showPath } from "./windows.main";

/** Opens links to the app: those in its start arguments, in the arguments of later starts, and on macOS those that the system sends. */
export class AppLinks {
  private signIn: ((code: string) => void) | undefined;
  private first: string | undefined;

  constructor(args: readonly string[]) {
    this.first = this.pathIn(args);
    app.on("second-instance", (_event, words) => showPath(this.pathIn(words)));
    app.on("open-url", (event, address) => {
      event.preventDefault();
      const path = this.pathIn([address]);
      // macOS sends links before the app is ready, and when its last window is closed.
      if (this.signIn) showPath(path);
      else this.first = path;
    });
  }

  /** The path of the first window. From now on, links open at once, and `signIn` gets the codes of sign-ins. */
  ready(signIn: (code: string) => void): string {
    this.signIn = signIn;
    return this.first ?? "/home";
  }

  /** The path of the first link among the words. */
  private pathIn(words: readonly string[]): string | undefined {
    const link = words.map(parseDeepLink).find((one) => one !== undefined);
    if (link?.kind === "sign-in") this.signIn?.(link.id);
    return link && pathOfLink(link);
  }
}
