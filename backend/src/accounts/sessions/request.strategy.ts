import type { Request } from "express";
import passport, { Strategy } from "passport";

/** Receives the result of a strategy's `validate`: the caller, undefined for nobody, or a URL to redirect to. */
type Decided = (error: unknown, outcome?: object | URL) => void;

/** Base class of our strategies. Passes on what their `validate` returns. */
export class RequestStrategy extends Strategy {
  private static made = 0;
  override readonly name: string;

  constructor(private readonly verify: (request: Request, options: object, decided: Decided) => void) {
    super();
    // Passport registers strategies by name for the whole process. Several services in one process, as in tests, must not share one.
    this.name = `earshot-${(RequestStrategy.made += 1)}`;
  }

  override authenticate(request: Request, options: object): void {
    this.verify(request, options, (error, outcome) => {
      if (error) this.error(error);
      else if (outcome instanceof URL) this.redirect(outcome.href);
      else if (outcome) this.success(outcome);
      else this.fail(undefined);
    });
  }

  onModuleDestroy(): void {
    passport.unuse(this.name);
  }
}
