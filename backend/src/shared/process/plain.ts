import type { Abstract, InjectionToken, Provider } from "@nestjs/common";

/** A token for a value that has no class: `Symbol("config") as Token<Config>`. */
export type Token<Value> = symbol & { readonly value: Value };

type Class<Instance> = abstract new (...parameters: never[]) => Instance;
type Part<Value> = { readonly token: InjectionToken; readonly key: PropertyKey; readonly value?: Value };
type Plain<Instance, Parameters extends unknown[]> = new (...parameters: Parameters) => Instance;
type Sources<Parameters extends unknown[]> = {
  [Place in keyof Parameters]: Class<Parameters[Place]> | symbol | Part<Parameters[Place]>;
};

/** Takes one property of what a token provides, such as a setting, for a parameter of a constructor. */
export function from<Whole, Key extends keyof Whole>(token: Class<Whole> | Token<Whole>, key: Key): Part<Whole[Key]> {
  return { token, key };
}

/** Provides a plain class without decorators: takes the tokens of its constructor's parameters, which the compiler checks. */
export function plain<Instance, Parameters extends unknown[]>(
  what: Plain<Instance, Parameters>,
  ...sources: Sources<Parameters>
): Provider {
  return plainAs(what, what, ...sources);
}

/** The same under the token of a port that the class implements. */
export function plainAs<Port, Parameters extends unknown[]>(
  port: Abstract<Port>,
  what: Plain<Port, Parameters>,
  ...sources: Sources<Parameters>
): Provider {
  const parts = (sources as (InjectionToken | Part<unknown>)[]).map((one) =>
    typeof one === "object" ? one : { token: one, key: undefined },
  );
  return {
    provide: port,
    inject: parts.map(({ token }) => token),
    useFactory: (...given: Record<PropertyKey, unknown>[]) =>
      new what(...(parts.map(({ key }, at) => (key === undefined ? given[at] : given[at]?.[key])) as Parameters)),
  };
}
