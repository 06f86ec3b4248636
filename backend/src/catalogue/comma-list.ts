import { z } from "zod";

/** Some of a few names, separated by commas; the parameter may also be repeated. undefined if none is named. */
export function commaList<const Name extends string>(names: readonly Name[]) {
  const isName = (text: string): text is Name => names.some((name) => name === text);
  return z
    .union([z.string().max(200), z.array(z.string().max(200)).max(names.length)])
    .default("")
    .transform((value, context): readonly Name[] | undefined => {
      const given = [value].flat().flatMap((text) => text.split(","));
      const named = given.filter((text) => text !== "");
      if (!named.every(isName)) {
        context.addIssue({ code: "custom", message: `is not a list of ${names.join(", ")}` });
        return z.NEVER;
      }
      return named.length > 0 ? named : undefined;
    });
}
