import type { Request } from "express";
import passport, { Strategy } from "passport";

/** What a strategy's `validate` made of a request: who it is, undefined for nobody, or an address to go to first. */
type Decided = (error: unknown, outcome?: object | URL) => void;

/** Base of our strategies: whatever their `validate` makes of a request. */
export class RequestStrategy extends Strategy {
  private static made = 0;
  override readonly name: string;

  constructor(private readonly verify: (request: Request, options: object, decided: Decided) => void) {
    super();
    // Passport knows strategies by name in the whole process. Services of one process, as tests have them, must not share one.
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
