import { expect, type Page } from "@playwright/test";
import { PASSWORD } from "../../frontend/e2e/accounts/accounts-world";

/** A response from the app to its page. */
export type Called = {
  readonly ok: boolean;
  readonly answer?: unknown;
  readonly code?: string;
  readonly message?: string;
};

/** A running app under test, either in Chromium with the fake Electron or in the real Electron. */
export abstract class TestedApp {
  abstract readonly page: Page;
  /** The origin of the app's pages: "earshot://app", or its substitute in Chromium. */
  abstract readonly origin: string;

  /** Sets the path that the next save dialogs return; undefined cancels them. */
  abstract chooseFile(path: string | undefined): Promise<void>;
  /** Sends the app a system event, such as a second start with its arguments. */
  abstract emit(event: string, ...given: unknown[]): Promise<void>;
  /** Chooses an entry of the app's menus. */
  abstract menu(label: string): Promise<void>;
  /** Whether the main process has ended. */
  abstract readonly isOver: boolean;
  /** Kills the main process, no matter what it is doing. */
  abstract kill(): Promise<void>;
  abstract quit(): Promise<void>;

  async goto(path: string): Promise<void> {
    await this.page.goto(this.origin + path);
  }

  /**
   * Signs in with the call that the sign-in form makes. The form has its own test (lists.e2e.ts). From then on, pages belong to the
   * account.
   */
  async signIn(email: string): Promise<void> {
    const status = await this.page.evaluate(
      async (sent) => {
        const headers = { "content-type": "application/json" };
        const answer = await fetch("/api/v1/auth/sign-in", { method: "POST", headers, body: JSON.stringify(sent) });
        return answer.status;
      },
      { email, password: PASSWORD },
    );
    expect(status).toBe(200);
  }

  /** Calls the app as its page does. */
  call(channel: string, input: unknown): Promise<Called> {
    return this.page.evaluate(
      ([name, given]) =>
        (window as unknown as { earshotApp: Record<string, (input: unknown) => Promise<never>> }).earshotApp[name]!(
          given,
        ),
      [channel, input] as const,
    );
  }
}
