/** The words of a line, a list for each language between its bars: "garden, lawn | Garten" is [["garden", "lawn"], ["Garten"]]. */
export function wordLists(line: string): string[][] {
  return line.split("|").map((list) =>
    list
      .split(",")
      .map((word) => word.trim())
      .filter((word) => word !== ""),
  );
}

/** The same of lines that begin with a name: "Home & Garden: garden | Garten". A line that begins with two spaces goes on. */
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
