import fc from "fast-check";
import { firstFrom } from "../../record/first-from.js";
import { changedList, writePlaces } from "../../record/word-lists.js";
import {
  IntersectionIterator,
  UnionIterator,
  END,
  ListIterator,
  type PostingsIterator,
  StatementIterator,
  DifferenceIterator,
} from "./postings-iterator.js";

const places = fc
  .uniqueArray(fc.integer({ min: 1, max: 5_000 }), { maxLength: 2_000 })
  .map((some) => some.sort((a, b) => a - b));
const iterate = (some: readonly number[]) => new ListIterator(writePlaces([some]));

test("a list returns the written places, at any distance from each other", () => {
  for (const some of [[], [1], [1, 2, 130, 20_000, 20_001, 2_000_000_000]])
    expect(iterate(some).after(0, 10)).toEqual(some);
  const [one, other] = [[4, 8], [900, 90_000]]; // prettier-ignore
  expect(writePlaces([one, [], other])).toEqual(writePlaces([[...one, ...other]]));
});

test("an iterator finds the first place from another one on, near or far", () => {
  fc.assert(
    fc.property(places, fc.array(fc.integer({ min: 1, max: 5_100 }), { maxLength: 40 }), (some, asked) => {
      const one = iterate(some);
      for (const place of asked.sort((a, b) => a - b))
        expect(one.advance(place)).toBe(some.find((other) => other >= place) ?? END);
    }),
  );
});

test("combined iterators find the shows of all, any or only the first of them", () => {
  fc.assert(
    fc.property(places, places, places, fc.nat(5_000), (a, b, c, after) => {
      const [inB, inC] = [new Set(b), new Set(c)];
      const behind = (some: Iterable<number>) =>
        [...new Set(some)].filter((place) => place > after).sort((x, y) => x - y);
      const all = (of: () => { after: IntersectionIterator["after"] }) => of().after(after, 6_000);
      expect(all(() => new IntersectionIterator([iterate(a), iterate(b), iterate(c)]))).toEqual(
        behind(a.filter((x) => inB.has(x) && inC.has(x))),
      );
      expect(all(() => new UnionIterator([iterate(a), iterate(b), iterate(c)]))).toEqual(behind([...a, ...b, ...c]));
      expect(all(() => new DifferenceIterator(iterate(a), iterate(b)))).toEqual(behind(a.filter((x) => !inB.has(x))));
      expect(all(() => new IntersectionIterator([iterate(a), new UnionIterator([iterate(b), iterate(c)])]))).toEqual(
        behind(a.filter((x) => inB.has(x) || inC.has(x))),
      );
      expect(new UnionIterator([iterate(a), iterate(b)]).after(after, 5)).toEqual(behind([...a, ...b]).slice(0, 5));
    }),
  );
});

test("iterators over one list find the same, whatever others have decoded", () => {
  const gaps = fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 30 });
  const asked = fc.uniqueArray(fc.integer({ min: 1, max: 950_000 }), { maxLength: 40 });
  fc.assert(
    fc.property(gaps, asked, fc.integer({ min: 1, max: 29_000 }), (some, asked, counted) => {
      let last = 0;
      const all = Array.from({ length: 30_000 }, (_, at) => (last += some[at % some.length] ?? 1));
      const [list, known] = [writePlaces([all]), new Set(all)];
      const fresh = () => new ListIterator(list);
      expect(new UnionIterator([fresh(), fresh()]).counted(counted, 0).count).toBe(counted);
      asked.sort((a, b) => a - b);
      const [one, other, numbers] = [fresh(), fresh(), Int32Array.from(all)];
      for (const place of asked) {
        const next = all[firstFrom(numbers, place)] ?? END;
        expect([one.advance(place), other.has(place)]).toEqual([next, known.has(place)]);
        // A new one, because it goes on from the last of these places.
        expect(fresh().after(place, 3)).toEqual(all.filter((at) => at > place).slice(0, 3));
      }
    }),
    { numRuns: 20 },
  );
});

test("finds the difference of two iterators again for an earlier place", () => {
  // Stateless, like an iterator over all shows.
  const all = new (class extends ListIterator {
    override advance = (place: number) => place;
  })(writePlaces([]));
  const some = new DifferenceIterator(all, iterate([2, 3, 4, 5, 6]));
  expect([2, 3, 4, 5, 7].map((place) => some.advance(place))).toEqual([7, 7, 7, 7, 7]);
});

test("a list is counted without its places, up to a bound", () => {
  fc.assert(
    fc.property(places, fc.nat(2_000), (some, most) => {
      expect(iterate(some).counted(most).count).toBe(Math.min(most, some.length));
      expect(new UnionIterator([iterate(some)]).counted(most, 0).count).toBe(Math.min(most, some.length));
    }),
  );
});

test("reads more of a statement only beyond its end", () => {
  const wanted: number[] = [];
  const firstOf = (some: readonly number[]) => (many: number) => {
    wanted.push(many);
    return { places: some.slice(0, many), all: some.length < many };
  };
  const many = Array.from({ length: 9_000 }, (_, at) => 3 * at + 1);
  const one = new StatementIterator(firstOf(many));
  expect(one.after(0, 1_000)).toEqual(many.slice(0, 1_000));
  expect(wanted).toEqual([1_000]);
  expect([one.advance(3_000), one.advance(26_000), one.advance(27_000)]).toEqual([3_001, 26_002, END]);
  expect(wanted).toEqual([1_000, 1_500, 2_250, 3_375, 5_063, 7_595, 11_393]);
  fc.assert(
    fc.property(places, places, (some, asked) => {
      const read = new StatementIterator(firstOf(some));
      for (const place of asked) expect(read.advance(place)).toBe(some.find((other) => other >= place) ?? END);
      const both = new IntersectionIterator([new StatementIterator(firstOf(some)), iterate(asked)]).after(0, 5_000);
      expect(both).toEqual(asked.filter((place) => some.includes(place)));
    }),
  );
});

test("combines long iterators in windows and short ones step by step, with equal results", () => {
  // A list of 30,000 places is long, one of 3,000 is short.
  const gaps = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 30 });
  const many = fc.tuple(gaps, fc.constantFrom(100, 3_000, 30_000)).map(([some, length]) => {
    let last = 0;
    return Array.from({ length }, (_, at) => (last += some[at % some.length] ?? 1));
  });
  fc.assert(
    fc.property(many, many, many, fc.nat(500_000), fc.integer({ min: 1, max: 35_000 }), (a, b, c, after, wanted) => {
      const [inA, inB, inC] = [new Set(a), new Set(b), new Set(c)];
      const any = [...new Set([...a, ...b])].sort((x, y) => x - y);
      const cases: [() => PostingsIterator, number[]][] = [
        [() => new IntersectionIterator([iterate(a), iterate(b)]), a.filter((x) => inB.has(x))],
        [() => new UnionIterator([iterate(a), iterate(b)]), any],
        [() => new DifferenceIterator(iterate(a), iterate(b)), a.filter((x) => !inB.has(x))],
        [() => new IntersectionIterator([new UnionIterator([iterate(a), iterate(b)]), iterate(c)]), any.filter((x) => inC.has(x))],
        [() => new DifferenceIterator(new UnionIterator([iterate(a), iterate(b)]), new IntersectionIterator([iterate(b), iterate(c)])), any.filter((x) => !(inB.has(x) && inC.has(x)))],
      ]; // prettier-ignore
      for (const [made, all] of cases) {
        expect(made().after(after, wanted)).toEqual(all.filter((x) => x > after).slice(0, wanted));
        expect(made().counted(wanted, 0).count).toBe(Math.min(wanted, all.length));
        const returned = Math.min(wanted, after);
        const counted = { places: all.slice(0, returned), count: Math.min(wanted, all.length) };
        expect(made().counted(wanted, returned)).toEqual(counted);
        const [one, asked] = [made(), [...inA].filter((_, at) => at % 7 === 0)];
        expect(asked.filter((x) => one.has(x))).toEqual(asked.filter((x) => all.includes(x)));
      }
    }),
    { numRuns: 12 },
  );
});

test("looks up places beyond the first ones of a statement instead of reading them", () => {
  const many = Array.from({ length: 9_000 }, (_, at) => 3 * at + 1);
  const wanted: number[] = [];
  const first = (some: number) => {
    wanted.push(some);
    return { places: many.slice(0, some), all: some >= many.length };
  };
  const asked: number[] = [];
  const check = (place: number) => asked.push(place) > 0 && many.includes(place);
  const names = iterate([4, 20_000]);
  const one = new UnionIterator([new StatementIterator(first, check), names]);
  expect([4, 5, 10_000, 20_000, 26_998, 26_999].filter((place) => one.has(place))).toEqual([4, 10_000, 20_000, 26_998]);
  expect(wanted).toEqual([1_000]);
  // The list of names is checked first, so it answers for 4 and 20,000.
  expect(asked).toEqual([10_000, 26_998, 26_999]);
});

test("a changed list has the remaining and the added places", () => {
  fc.assert(
    fc.property(places, places, places, (some, gone, come) => {
      const [left, added] = [some.filter((place) => !gone.includes(place)), come.filter((place) => !some.includes(place) || gone.includes(place))]; // prettier-ignore
      const all = [...left, ...added].sort((a, b) => a - b);
      expect(changedList(writePlaces([some]).places, Int32Array.from(gone), added)).toEqual(writePlaces([all]));
    }),
  );
});
