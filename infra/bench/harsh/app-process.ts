import { type ChildProcess, fork } from "node:child_process";
import { join } from "node:path";

type Reply = { readonly answer: unknown } | { readonly failed: string };

/** A process that runs the desktop app's own offline code, in the folder of its bundle. */
export class AppProcess {
  private readonly child: ChildProcess;

  constructor(program: string) {
    this.child = fork(join(program, "offline-bench.js"), [], { execArgv: ["--disable-warning=ExperimentalWarning"] });
  }

  /** Handles one request at a time. */
  async answer<Answer>(request: object): Promise<Answer> {
    const reply = await new Promise<Reply>((done, failed) => {
      const ended = (code: number | null) => failed(new Error(`The app's process ended with ${code}.`));
      this.child.once("exit", ended);
      this.child.once("message", (message) => {
        this.child.off("exit", ended);
        done(message as Reply);
      });
      this.child.send(request);
    });
    if ("failed" in reply) throw new Error(reply.failed);
    return reply.answer as Answer;
  }

  end(): void {
    this.child.kill();
  }
}
