import { expect, type Page } from "@playwright/test";
import { PASSWORD } from "../../frontend/e2e/accounts/accounts-world";

/** An answer of the app to its page. */
export type Called = {
  readonly ok: boolean;
  readonly answer?: unknown;
  readonly code?: string;
  readonly message?: string;
};

/** One start of the app under test: in Chromium with the fake Electron, or with Electron itself. */
export abstract class TestedApp {
  abstract readonly page: Page;
  /** Where the app's pages are: "earshot://app", or the address that replaces it in Chromium. */
  abstract readonly origin: string;

  /** Sets the person's choice in the next save dialogs; undefined closes them. */
  abstract chooseFile(path: string | undefined): Promise<void>;
  /** Sends the app an event of the system, such as a second start with its arguments. */
  abstract emit(event: string, ...given: unknown[]): Promise<void>;
  /** Chooses an entry of the app's menus. */
  abstract menu(label: string): Promise<void>;
  /** Whether the main process has ended. */
  abstract readonly isOver: boolean;
  /** Kills the main process, whatever it is doing. */
  abstract kill(): Promise<void>;
  abstract quit(): Promise<void>;

  async goto(path: string): Promise<void> {
    await this.page.goto(this.origin + path);
  }

  /** Signs in by the call of the sign-in form, which has its own test (lists.e2e.ts). The pages that follow are the account's. */
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
