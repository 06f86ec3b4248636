import { z } from "zod";

/** Parses a comma-separated parameter with names from a fixed list; it can also be repeated. Returns undefined if no name is given. */
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
