/** A process beside the main one, with its own memory. Electron's `UtilityProcess` is one. */
export type SideProcess = {
  postMessage(message: unknown): void;
  on(event: "message", listener: (message: unknown) => void): unknown;
  on(event: "exit", listener: (code: number) => void): unknown;
  kill(): unknown;
};

/** Starts one of the app's programs, which are files beside the main one. */
export type StartProgram = (program: "catalogue-maker.js" | "catalogue-reader.js") => SideProcess;

/** A side process's connection to the main one: Electron's `process.parentPort`. */
export type ParentPort = {
  postMessage(message: unknown): void;
  on(event: "message", listener: (event: { readonly data: unknown }) => void): unknown;
};

type Task = (input: never) => Promise<unknown>;
type Asked = { readonly number: number; readonly task: string; readonly input: unknown };
type Answered = { readonly number: number; readonly output?: unknown; readonly failed?: string };
type Sent = Answered | { readonly news: unknown };

/** A process ended before it did its task. */
export class ProcessEnded extends Error {
  constructor() {
    super("The offline catalogue was closed.");
  }
}

/** The tasks of a side process, for the main process. */
export class AskedProcess<Tasks extends Readonly<Record<keyof Tasks, Task>>> {
  private readonly waiting = new Map<number, PromiseWithResolvers<unknown>>();
  private readonly ended = Promise.withResolvers<void>();
  private isOver = false;
  private number = 0;

  /** `onNews` is called with what a task reports before it is done. */
  constructor(
    private readonly side: SideProcess,
    onNews: (news: never) => void = () => undefined,
  ) {
    side.on("message", (message) => {
      const sent = message as Sent;
      if ("news" in sent) return onNews(sent.news as never);
      const one = this.waiting.get(sent.number);
      this.waiting.delete(sent.number);
      if (sent.failed === undefined) one?.resolve(sent.output);
      else one?.reject(new Error(sent.failed));
    });
    side.on("exit", () => {
      this.isOver = true;
      for (const { reject } of this.waiting.values()) reject(new ProcessEnded());
      this.waiting.clear();
      this.ended.resolve();
    });
  }

  /** Rejects with the message of the task's error, or with ProcessEnded. */
  ask<Name extends keyof Tasks & string>(task: Name, input: Parameters<Tasks[Name]>[0]): ReturnType<Tasks[Name]> {
    const one = Promise.withResolvers<unknown>();
    if (this.isOver) one.reject(new ProcessEnded());
    else {
      this.waiting.set((this.number += 1), one);
      this.side.postMessage({ number: this.number, task, input } satisfies Asked);
    }
    return one.promise as ReturnType<Tasks[Name]>;
  }

  /** Resolves when the process ends, for any reason. */
  get over(): Promise<void> {
    return this.ended.promise;
  }

  /** Ends the process at once. */
  end(): Promise<void> {
    if (!this.isOver) this.side.kill();
    return this.over;
  }
}

/** Runs the tasks that the main process asks for, in the side process. `messageOf` gives the message of a task's error. */
export function serveTasks(
  port: ParentPort,
  tasks: object,
  messageOf: (error: unknown) => string = (error) => (error instanceof Error ? error.message : ""),
): void {
  port.on("message", ({ data }) => {
    const { number, task, input } = data as Asked;
    const answered = (answer: Omit<Answered, "number">) => port.postMessage({ number, ...answer } satisfies Answered);
    (tasks as Readonly<Record<string, (input: unknown) => Promise<unknown>>>)[task]!(input).then(
      (output) => answered({ output }),
      (error: unknown) => answered({ failed: messageOf(error) }),
    );
  });
}
