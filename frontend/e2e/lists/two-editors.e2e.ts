import type { Page } from "@playwright/test";
import { moneyText } from "../../../domain/src/lists/columns/money";
import { drill } from "../../../infra/testing/drill";
import { baseUrl, callsAtRest, otherDevice, test } from "../accounts/accounts-world";
import { expect } from "../fixtures";
import { visit } from "../search/search-catalogue";
import { invite, makeList, newOwner, someShows } from "./lists-world";

/** Enough edits by each user, in few enough shows, that both often edit the same field. */
const EDITS = drill({ short: 30, long: 200 });
const SHOWS = drill({ short: 4, long: 24 });
const STATUSES = ["Idea", "Shortlisted", "Contacted", "Negotiating", "Booked", "Declined"];
const COLUMNS = ["status", "price", "note", "tags"] as const;
type Column = (typeof COLUMNS)[number];

/** A user's edit of a field: the value they saw, and the new one. */
type Edit = { readonly cell: string; readonly seen: string; readonly text: string };
/** An accepted edit, with the row's new version. */
type Saved = { readonly by: string; readonly cell: string; readonly version: number; readonly text: string };
type Row = Record<Column, string>;
type Sent = { status?: string; note?: string; tags?: string[]; price?: { cents: number; currency: "USD" } | null };

/** Random numbers from 0 up to, but not including, 1; the same for the same seed (mulberry32). */
function chances(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const textOf = (column: Column, { status = "", note = "", tags = [], price }: Sent): string =>
  column === "price" ? (price ? moneyText(price) : "") : { status, note, tags: tags.join(", ") }[column];

/** Types into a field, or chooses an option, at full speed. Returns the field's previous value. */
function put(page: Page, item: string, column: Column, text: string): Promise<string> {
  return page.evaluate(
    ([id, name, value]) => {
      const row = document.querySelector(`tr[data-item="${id}"]`)!;
      const selector = { status: "select", price: "input[aria-label^=Price]", note: "textarea", tags: "input[aria-label^=Tags]" }; // prettier-ignore
      const field = row.querySelector<HTMLInputElement>(selector[name])!;
      // Moving to another field saves the last one.
      field.focus();
      const seen = field.value;
      // Choosing the same value again changes nothing.
      if (name === "status" && seen === value) return seen;
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")!.set!.call(field, value);
      field.dispatchEvent(new Event(name === "status" ? "change" : "input", { bubbles: true }));
      return seen;
    },
    [item, column, text] as const,
  );
}

/** All values that the table shows. */
function shown(page: Page): Promise<Record<string, Row>> {
  return page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll<HTMLElement>("tr[data-item]")].map((row) => {
        const value = (selector: string) => row.querySelector<HTMLInputElement>(selector)!.value;
        return [
          row.dataset.item!,
          {
            status: value("select"),
            price: value("input[aria-label^=Price]"),
            note: value("textarea"),
            tags: value("input[aria-label^=Tags]"),
          },
        ];
      }),
    ),
  );
}

/** Simulates a return to the tab, which makes the page request changes. */
const comeBack = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event("focus")));
const conflicts = (page: Page) => page.getByRole("alert").filter({ hasText: "Someone changed" });

class Editor {
  readonly edits: Edit[] = [];
  private readonly heard: Promise<Saved[]>[] = [];
  readonly atRest: () => Promise<void>;
  private readonly chance: () => number;
  private made = 0;
  /** The field with unsaved text. */
  private typing: Pick<Edit, "cell" | "seen"> | undefined;

  constructor(
    readonly name: string,
    readonly page: Page,
    seed: number,
  ) {
    this.chance = chances(seed);
    this.atRest = callsAtRest(page);
    page.on("response", (response) => {
      const item = /\/items\/([\w-]+)$/.exec(new URL(response.url()).pathname)?.[1];
      if (item === undefined || response.request().method() !== "PATCH" || response.status() !== 200) return;
      const sent = response.request().postDataJSON() as Sent;
      const columns = COLUMNS.filter((column) => column in sent);
      this.heard.push(
        (response.json() as Promise<{ version: number }>).then(({ version }) =>
          columns.map((column) => ({ by: name, cell: `${item} ${column}`, version, text: textOf(column, sent) })),
        ),
      );
    });
  }

  get saved(): Promise<Saved[]> {
    return Promise.all(this.heard).then((saved) => saved.flat());
  }

  below(end: number): number {
    return Math.floor(this.chance() * end);
  }

  /** Edits a random field without waiting for the response. */
  async edit(items: readonly string[]): Promise<void> {
    const item = items[this.below(items.length)]!;
    const column = COLUMNS[this.below(COLUMNS.length)]!;
    const number = (this.made += 1);
    const dollars = `$${number + (this.name === "A" ? 0 : 500)}`;
    const words = `${this.name}${number}`;
    const text = { status: STATUSES[this.below(STATUSES.length)]!, price: dollars, note: words, tags: words }[column];
    const cell = `${item} ${column}`;
    const before = await put(this.page, item, column, text);
    // Further typing in the same field belongs to the same edit.
    const seen = this.typing?.cell === cell ? this.typing.seen : before;
    if (seen !== text) this.edits.push({ cell, seen, text });
    const next = this.chance();
    // In a select, Enter would open the options.
    const enter = next < 0.3 && column !== "status";
    if (enter) await this.page.keyboard.press("Enter");
    else if (next < 0.4) await comeBack(this.page);
    this.typing = enter || column === "status" ? undefined : { cell, seen };
  }

  /** The open conflicts: each field and the user's own text. */
  asked(): Promise<string[]> {
    return conflicts(this.page).evaluateAll((notes) =>
      notes.flatMap((note) => {
        const row = note.closest("tr")!.previousElementSibling as HTMLElement;
        return [...note.querySelectorAll("p")].map((line) => {
          const column = /changed the (\w+) to/.exec(line.textContent)![1]!;
          const mine = line.querySelector("b:last-of-type")!.textContent.replace(/^“|”$/g, "");
          return `${row.dataset.item} ${column} ${mine}`;
        });
      }),
    );
  }
}

test("two browsers with many random edits end with the same values and lose nothing", async ({
  page,
  browser,
  complaints,
}) => {
  test.slow();
  complaints.allow(/409/);
  await newOwner(page);
  const list = await makeList(page, "Ours", await someShows(page, SHOWS));
  const device = await otherDevice(browser);
  const guest = await device.newPage();
  const address = await newOwner(guest);
  const headers = { origin: baseUrl() };
  const data = { token: await invite(page, list, address, "editor") };
  const accepted = await guest.request.post("/api/v1/lists/invitations/accept", { headers, data });
  expect(accepted.status()).toBe(200);
  const editors = [new Editor("A", page, 17), new Editor("B", guest, 71)];
  for (const { page } of editors) {
    await visit(page, `/lists?list=${list.id}`);
    await expect(page.locator("tr[data-item]")).toHaveCount(SHOWS);
  }
  const start = await shown(page);
  const items = Object.keys(start);

  const work = async (editor: Editor) => {
    for (let done = 0; done < EDITS; done += 1) await editor.edit(items);
    // Leaving the last field saves it.
    await editor.page.getByRole("heading", { level: 1 }).focus();
  };
  await Promise.all(editors.map(work));
  for (const { atRest } of editors) await atRest();

  // Each edit was saved, is an open conflict, or was followed by the same user's next edit of that field.
  const savedByAll = async () => (await Promise.all(editors.map((editor) => editor.saved))).flat();
  for (const editor of editors) {
    const { edits } = editor;
    // A randomly chosen status can be the current one, which is not an edit.
    expect(edits.length).toBeGreaterThan(EDITS * 0.8);
    const lost = async () => {
      const asked = await editor.asked();
      const stored = new Set((await savedByAll()).map(({ cell, text }) => `${cell} ${text}`));
      return edits.filter(({ cell, text }, at) => {
        const later = edits.slice(at + 1).some((other) => other.cell === cell);
        return !later && !stored.has(`${cell} ${text}`) && !asked.includes(`${cell} ${text}`);
      });
    };
    await expect.poll(lost).toEqual([]);
  }
  const saved = await savedByAll();

  // A user who replaced the other's value must have seen it in the field before.
  const edits = new Map(editors.map(({ name, edits }) => [name, edits]));
  const unseen = saved.filter(({ by, cell, version, text }) => {
    const before = saved.filter((other) => other.cell === cell && other.version < version);
    const last = before.toSorted((a, b) => b.version - a.version)[0];
    if (!last || last.by === by || last.text === text) return false;
    return !edits.get(by)!.some((edit) => edit.cell === cell && edit.text === text && edit.seen === last.text);
  });
  expect(unseen).toEqual([]);
  expect(new Set(saved.map(({ cell, version }) => `${cell.split(" ")[0]} ${version}`)).size).toBe(saved.length);

  // Resolves open conflicts with "mine" or "theirs" until there are none left.
  for (const editor of editors) {
    const left = conflicts(editor.page);
    for (let open = await left.count(); open > 0; open = await left.count()) {
      const name = editor.below(2) === 0 ? "Use mine" : "Keep theirs";
      const question = await left.first().elementHandle();
      const asked = await question.textContent();
      await left.first().getByRole("button", { name }).click();
      // The conflict either disappears or is then about a newer value. The page becomes idle only two seconds later, which matters only
      // after the last conflict.
      const isOpen = async () => (await question.isVisible()) && (await question.textContent()) === asked;
      await expect.poll(isOpen, { intervals: [50] }).toBe(false);
      if (open === 1) await editor.atRest();
    }
  }
  const answer = await page.request.get(`/api/v1/lists/${list.id}/items`);
  const rows = ((await answer.json()) as { items: (Sent & { id: string })[] }).items;
  const row = (item: Sent) => Object.fromEntries(COLUMNS.map((column) => [column, textOf(column, item)]));
  const truth = Object.fromEntries(rows.map((item) => [item.id, row(item)]));
  for (const { page } of editors) {
    await comeBack(page);
    await expect.poll(() => shown(page)).toEqual(truth);
    await expect(conflicts(page)).toHaveCount(0);
  }
  expect(truth).not.toEqual(start);
  await device.close();
});
