/** The words of a line as one list per language, separated by bars: "garden, lawn | Garten" becomes [["garden", "lawn"], ["Garten"]]. */
export function wordLists(line: string): string[][] {
  return line.split("|").map((list) =>
    list
      .split(",")
      .map((word) => word.trim())
      .filter((word) => word !== ""),
  );
}

/**
 * The same for lines that begin with a name: "Home & Garden: garden | Garten". A line that begins with two spaces continues the previous
 * one.
 */
export function wordListsByName(lines: string): ReadonlyMap<string, readonly (readonly string[])[]> {
  return new Map(
    lines
      .trim()
      .replaceAll("\n  ", " ")
      .split("\n")
      .map((line) => {
        const [name = "", lists = ""] = line.split(": ");
        return [name, wordLists(lists)];
      }),
  );
}
