import type { Abstract, InjectionToken, Provider } from "@nestjs/common";

type Plain<Instance, Parameters extends unknown[]> = new (...parameters: Parameters) => Instance;
type Tokens<Parameters extends unknown[]> = {
  [Place in keyof Parameters]: (abstract new (...parameters: never[]) => Parameters[Place]) | symbol;
};

/** Provides a plain class without decorators: takes the tokens of its constructor's parameters, which the compiler checks. */
export function plain<Instance, Parameters extends unknown[]>(
  what: Plain<Instance, Parameters>,
  ...inject: Tokens<Parameters>
): Provider {
  return plainAs(what, what, ...inject);
}

/** The same under the token of a port that the class implements. */
export function plainAs<Port, Parameters extends unknown[]>(
  port: Abstract<Port>,
  what: Plain<Port, Parameters>,
  ...inject: Tokens<Parameters>
): Provider {
  return {
    provide: port,
    inject: inject as InjectionToken[],
    useFactory: (...given: unknown[]) => new what(...(given as Parameters)),
  };
}
