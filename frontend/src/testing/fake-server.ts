import type { FetchArgs } from "@reduxjs/toolkit/query/react";
import type { Ask } from "../client/store-scope";

/** A request as the server receives it: "POST /saved-podcasts", and its body. */
export type FakeCall = { readonly route: string; readonly body: unknown; readonly params: unknown };
type Reply = { readonly data: unknown } | { readonly error: { readonly status: number; readonly data: unknown } };

/** A response with an error in the format of RFC 9457. */
export const refusal = (status: number, detail = "", code = ""): Reply => ({
  error: { status, data: { detail, code } },
});

/** An in-memory server behind the real API client: `makeStore(server.ask)`. Routes without a response return 404. */
export class FakeServer {
  readonly calls: FakeCall[] = [];
  private readonly answers = new Map<string, (call: FakeCall) => unknown>();

  /** Sets the response of a route: data, or a `refusal`. */
  on(route: string, answer: (call: FakeCall) => unknown): this {
    this.answers.set(route, answer);
    return this;
  }

  /** Holds back calls of a route until the test answers them, oldest first. */
  hold(route: string): HeldCalls {
    const held = new HeldCalls();
    this.on(route, () => held.add());
    return held;
  }

  /** The routes that were called, in order. */
  get routes(): readonly string[] {
    return this.calls.map(({ route }) => route);
  }

  readonly ask: Ask = async (args) => {
    const { url, method = "GET", body, params }: FetchArgs = typeof args === "string" ? { url: args } : args;
    const call = { route: `${method} ${url}`, body: body as unknown, params };
    this.calls.push(call);
    const answer = await this.answers.get(call.route)?.(call);
    if (answer === undefined) return refusal(404, `No answer to ${call.route}`);
    return (isRefusal(answer) ? answer : { data: answer }) as never;
  };
}

/** Calls that are waiting for a response. */
export class HeldCalls {
  private readonly waiting: ((answer: unknown) => void)[] = [];

  add(): Promise<unknown> {
    return new Promise((resolve) => this.waiting.push(resolve));
  }

  get count(): number {
    return this.waiting.length;
  }

  /** Answers the oldest call, and waits for everything that follows from it. */
  async answer(answer: unknown): Promise<void> {
    const oldest = this.waiting.shift();
    if (!oldest) throw new Error("No call waits for an answer.");
    oldest(answer);
    await soon();
  }
}

/** Resolves after everything that was ready to run has run. */
export const soon = () => new Promise<void>((resolve) => setTimeout(resolve));

function isRefusal(answer: unknown): boolean {
  return typeof answer === "object" && answer !== null && "error" in answer;
}
