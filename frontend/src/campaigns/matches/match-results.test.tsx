import { fireEvent, render, screen } from "@testing-library/react";
import type { WrittenBrief } from "../match/use-brief";
import { MatchResults } from "./match-results";
import type { FoundMatches } from "./use-matches";

const NONE = { state: "empty", answer: undefined, matches: [], retrying: false } as unknown as FoundMatches;

test("Clear filters, which is removed, gives the focus to the heading of the matches", () => {
  const part = (filtered: boolean, clear = () => undefined as void) => (
    <>
      <textarea />
      <h2 id="matches" tabIndex={-1}>
        Matches
      </h2>
      <MatchResults found={NONE} written={{} as WrittenBrief} filtered={filtered} onClear={clear} />
    </>
  );
  const { rerender } = render(part(true, () => rerender(part(false))));
  const button = screen.getByRole("button", { name: "Clear filters" });
  button.focus();
  fireEvent.click(button);
  expect(screen.queryByRole("button")).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Matches" }));
});
