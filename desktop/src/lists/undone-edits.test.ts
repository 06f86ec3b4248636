import { accepted, podcast } from "@earshot/domain/lists/list-store.contract";
import { MemoryListItemStore } from "@earshot/domain/lists/list-item-store.fake";
import type { ListItemStore, ListStore } from "@earshot/domain/lists/list-store.port";
import { MemoryListStore } from "@earshot/domain/lists/list-store.fake";
import { MemoryLists } from "@earshot/domain/lists/memory-lists.fake";
import fc from "fast-check";
import { listsOnDevice } from "../testing/lists-on-device";
import { SqliteListItemStore } from "./sqlite-list-item-store.node";
import { SqliteListStore } from "./sqlite-list-store.node";
import { SqliteShortlistRows } from "./sqlite-shortlist-rows.node";

const ADA = "ada";
const ALL = { page: 1, sort: "oldest", q: "" } as const;

/** The stores of one person's lists, and a function that writes a note for a show there. */
type Side = {
  readonly lists: ListStore;
  readonly items: ListItemStore;
  write(list: string, item: string, note: string): Promise<unknown>;
};

/** Returns "Name: a, b (a note)" for each list. */
async function shown({ lists, items }: Side): Promise<readonly string[]> {
  const all = await lists.ofOwner(ADA);
  const lines = all.map(async ({ id, name }) => {
    const { items: held } = accepted(await items.page(ADA, id, ALL));
    return lineOf(name, held);
  });
  return (await Promise.all(lines)).sort();
}

function lineOf(name: string, held: readonly { readonly podcastId: string; readonly note?: string }[]): string {
  return `${name}: ${held.map(({ podcastId, note }) => podcastId + (note ? ` (${note})` : "")).sort().join(", ")}`; // prettier-ignore
}

type Edit = readonly [kind: "create" | "delete" | "rename" | "add" | "remove" | "move" | "copy" | "write" | "undo", number, number, number]; // prettier-ignore
const NAMES = ["One", "Two", "Three"];
const at = <One>(all: readonly One[], number: number): One | undefined => all[number % all.length];

/** Makes an edit on one side. Returns an id that can be used to undo it, and whether it was refused because a name is taken. */
async function made(
  side: Side,
  undoIds: readonly (string | undefined)[],
  [kind, one, two, three]: Edit,
): Promise<{ readonly undoId?: string; readonly taken?: boolean }> {
  const all = await side.lists.ofOwner(ADA);
  const [list, other] = [at(all, one), at(all, two)];
  const name = NAMES[three % NAMES.length]!;
  if (kind === "create") return { taken: (await side.lists.create(ADA, name)) === "duplicate-name" };
  if (kind === "undo") {
    const undoId = at(undoIds, one);
    return { taken: undoId !== undefined && (await side.lists.undo(ADA, undoId)) === "duplicate-name" };
  }
  if (!list) return {};
  if (kind === "rename") return { taken: (await side.lists.rename(ADA, list.id, name)) === "duplicate-name" };
  if (kind === "delete") return accepted(await side.lists.remove(ADA, list.id));
  const show = "abcd"[three % 4]!;
  if (kind === "add") return accepted(await side.items.add(ADA, list.id, [podcast(show)]));
  const held = accepted(await side.items.page(ADA, list.id, ALL)).items;
  const item = held.find(({ podcastId }) => podcastId === show);
  if (!item) return {};
  if (kind === "remove") return accepted(await side.items.remove(ADA, list.id, [item.id]));
  if (kind === "write") await side.write(list.id, item.id, `${two}`);
  if (kind === "write" || !other || other.id === list.id) return {};
  return accepted(await side.items.transfer(ADA, { from: list.id, to: other.id, how: kind }, [item.id]));
}

const edit = fc.tuple(
  fc.constantFrom<Edit[0]>("create", "delete", "rename", "add", "add", "remove", "move", "copy", "write", "undo", "undo", "undo"), // prettier-ignore
  fc.nat(11),
  fc.nat(11),
  fc.nat(11),
);

test("edits and undos have the same result offline as online, on the device and the server", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(edit, { maxLength: 30 }), async (edits) => {
      const { server, lists, copy, notices, close } = listsOnDevice();
      try {
        const memory = new MemoryLists(() => 0);
        const online: Side = {
          lists: new MemoryListStore(memory),
          items: new MemoryListItemStore(memory),
          write: async (id, item, note) => {
            const list = accepted(memory.held(ADA, id, "edit"));
            memory.put({ ...list, items: list.items.map((one) => (one.id === item ? { ...one, note } : one)) });
          },
        };
        const rows = new SqliteShortlistRows(copy);
        const offline: Side = {
          lists: new SqliteListStore(copy),
          items: new SqliteListItemStore(copy),
          write: (list, item, note) => rows.edit(ADA, list, item, { version: Infinity, edit: { note } }),
        };
        for (const [number, name] of NAMES.slice(0, 2).entries()) {
          const { id } = accepted(await online.lists.create(ADA, name));
          await online.items.add(ADA, id, [podcast("a"), podcast("b")]);
          await server.send("/api/v1/lists", "POST", { name });
          for (const { podcastId, payload } of [podcast("a"), podcast("b")]) {
            await server.send(`/api/v1/lists/s${number === 0 ? 1 : 4}/items`, "POST", { podcastId, payload });
          }
        }
        await lists.refresh();
        const undoIds: { readonly online: string | undefined; readonly offline: string | undefined }[] = [];
        for (const one of edits) {
          const here = await made(online, undoIds.map((ids) => ids.online), one); // prettier-ignore
          const there = await made(offline, undoIds.map((ids) => ids.offline), one); // prettier-ignore
          // One side restores a list whose name is taken under a numbered name, while the other refuses to.
          fc.pre(here.taken === there.taken);
          const ids = { online: here.undoId, offline: there.undoId };
          expect(ids.offline === undefined).toBe(ids.online === undefined);
          if (ids.online !== undefined) undoIds.push(ids);
          expect(await shown(offline)).toEqual(await shown(online));
        }
        await lists.merge();
        expect(server.lists.map(({ name, items }) => lineOf(name, items)).sort()).toEqual(await shown(online));
        expect(notices.flat()).toEqual([]);
      } finally {
        close();
      }
    }),
    { numRuns: 100 },
  );
});
