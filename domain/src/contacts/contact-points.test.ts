import fc from "fast-check";
import { CONTACT_ROLES, type StatedContact } from "./contact-point.js";
import { canBeReached, contactPoints, pitchAddress } from "./contact-points.js";

const owner: StatedContact = { role: "owner", name: "Ann Lee", address: "ann@show.org" };

describe("contacts of a show", () => {
  test("an address in several elements is one contact with all its roles", () => {
    const points = contactPoints([
      { role: "web-master", address: "ANN@show.org" },
      { role: "managing-editor", address: "ann@show.org (Ann)" },
      owner,
    ]);
    expect(points).toEqual([
      { kind: "email", roles: ["owner", "managing-editor", "web-master"], name: "Ann", value: "ANN@show.org" },
    ]);
  });

  test("a mailbox for advertisers precedes the owner's; the webmaster's is last", () => {
    const points = contactPoints([
      { role: "web-master", address: "web@show.org" },
      owner,
      { role: "managing-editor", address: "sponsors@show.org" },
    ]);
    expect(points.map(({ value }) => value)).toEqual(["sponsors@show.org", "ann@show.org", "web@show.org"]);
    expect(pitchAddress(points)?.value).toBe("sponsors@show.org");
    expect(pitchAddress([...points].reverse())?.value).toBe("sponsors@show.org");
  });

  test("an address of the hosting company is labeled, and gets no pitch", () => {
    const points = contactPoints([
      { role: "owner", address: "podcasts+1f2@anchor.fm" },
      { role: "web-master", address: "help@mail.libsyn.com" },
    ]);
    expect(points.map(({ ofHostingCompany }) => ofHostingCompany)).toEqual([true, true]);
    expect(pitchAddress(points)).toBeUndefined();
    expect(canBeReached(points)).toBe(false);
  });

  test("no-reply addresses are left out, but the owner's name stays", () => {
    expect(contactPoints([{ role: "owner", name: "Ann Lee", address: "no-reply@show.org" }])).toEqual([
      { kind: "person", roles: ["owner"], name: "Ann Lee" },
    ]);
  });

  test("lists people, links and support pages", () => {
    const points = contactPoints([
      { role: "host", name: "Ben", href: "https://ben.example", imageUrl: "https://ben.example/a.png" },
      { role: "guest", name: "Cleo" },
      { role: "funding", name: "Become a member", href: "https://patreon.com/show" },
      { role: "social", href: "https://twitter.com/show/" },
      { role: "social", href: "https://TWITTER.com/Show" },
      { role: "website", href: "https://show.org/" },
      { role: "website" },
      { role: "host", href: "https://nameless.example" },
    ]);
    expect(points).toEqual([
      { kind: "social", roles: ["social"], name: "X", value: "https://twitter.com/show" },
      { kind: "website", roles: ["website"], value: "https://show.org/" },
      { kind: "funding", roles: ["funding"], name: "Become a member", value: "https://patreon.com/show" },
      {
        kind: "person",
        roles: ["host"],
        name: "Ben",
        value: "https://ben.example",
        imageUrl: "https://ben.example/a.png",
      },
      { kind: "person", roles: ["guest"], name: "Cleo" },
    ]);
    expect(canBeReached(points)).toBe(true);
    expect(canBeReached(points.filter(({ kind }) => kind !== "social"))).toBe(false);
  });

  test("the owner's name is not repeated beside the address that has it", () => {
    expect(contactPoints([{ role: "owner", name: "Ann Lee" }, owner])).toHaveLength(1);
  });

  const stated = fc.record(
    {
      role: fc.constantFrom(...CONTACT_ROLES),
      name: fc.string({ unit: "binary", maxLength: 300 }),
      address: fc.oneof(
        fc.string({ unit: "binary" }),
        fc.emailAddress(),
        fc.constantFrom("a@libsyn.com", "A@show.org", "a@show.org"),
      ),
      href: fc.oneof(fc.webUrl(), fc.constantFrom("https://x.com/show", "https://X.com/show/")),
    },
    { requiredKeys: ["role"] },
  );

  test("lists each contact once, at most 24, each with a role and no address in its name", () => {
    fc.assert(
      fc.property(fc.array(stated, { maxLength: 60 }), (list) => {
        const points = contactPoints(list);
        expect(points.length).toBeLessThanOrEqual(24);
        const keys = points.map(
          ({ kind, value, name }) => `${kind} ${(kind === "person" ? name : value)?.normalize("NFKC").toLowerCase()}`,
        );
        expect(new Set(keys).size).toBe(keys.length);
        for (const { roles, name, kind, value } of points) {
          expect(roles.length).toBeGreaterThan(0);
          expect(name?.includes("@") ?? false).toBe(false);
          if (kind !== "person") expect(value).toBeDefined();
        }
      }),
    );
  });

  test("the order in which a feed states contacts does not change the result", () => {
    fc.assert(
      fc.property(fc.array(stated, { maxLength: 12 }), (list) => {
        const kinds = (of: readonly StatedContact[]) =>
          contactPoints(of)
            .map(({ kind, value }) => `${kind} ${kind === "email" ? value?.toLowerCase() : ""}`)
            .sort();
        expect(kinds([...list].reverse())).toEqual(kinds(list));
      }),
    );
  });
});
