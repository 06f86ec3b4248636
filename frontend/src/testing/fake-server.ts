import type { FetchArgs } from "@reduxjs/toolkit/query/react";
import type { Ask } from "../client/store-scope";

/** A call as the server gets it: "POST /saved-podcasts", with its body. */
export type FakeCall = { readonly route: string; readonly body: unknown; readonly params: unknown };
type Reply = { readonly data: unknown } | { readonly error: { readonly status: number; readonly data: unknown } };

/** An answer that refuses, as an RFC 9457 problem. */
export const refusal = (status: number, detail = "", code = ""): Reply => ({
  error: { status, data: { detail, code } },
});

/** The server in memory, behind the real API client: `makeStore(server.ask)`. A route without an answer is a 404. */
export class FakeServer {
  readonly calls: FakeCall[] = [];
  private readonly answers = new Map<string, (call: FakeCall) => unknown>();

  /** The answer of a route: data, or a `refusal`. */
  on(route: string, answer: (call: FakeCall) => unknown): this {
    this.answers.set(route, answer);
    return this;
  }

  /** Holds a route's calls back until the test answers them, oldest first. */
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

/** Calls that wait for their answer. */
export class HeldCalls {
  private readonly waiting: ((answer: unknown) => void)[] = [];

  add(): Promise<unknown> {
    return new Promise((resolve) => this.waiting.push(resolve));
  }

  get count(): number {
    return this.waiting.length;
  }

  /** Answers the oldest call, and lets everything that follows from it happen. */
  async answer(answer: unknown): Promise<void> {
    const oldest = this.waiting.shift();
    if (!oldest) throw new Error("No call waits for an answer.");
    oldest(answer);
    await soon();
  }
}

/** Resolves once everything that is ready to run has run. */
export const soon = () => new Promise<void>((resolve) => setTimeout(resolve));

function isRefusal(answer: unknown): boolean {
  return typeof answer === "object" && answer !== null && "error" in answer;
}
