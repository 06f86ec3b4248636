import { section, type Lexicon } from "../words/lexicon.js";
import type { Random } from "./random.js";

export type Person = { readonly given: string; readonly full: string };

/** The makers of a show: `author` and `owner` as its feed states them, or undefined if it does not. */
export type Credits = {
  readonly hosts: readonly Person[];
  readonly network: string | undefined;
  readonly author: string | undefined;
  readonly owner: string | undefined;
};

/** A person who speaks the language, with a name as it is written there. */
export function person(lexicon: Lexicon, random: Random): Person {
  const given = random.pick(section(lexicon, "given"));
  const family = random.pick(section(lexicon, "family"));
  return { given, full: lexicon.voice["order"] ? family + given : `${given} ${family}` };
}

/**
 * Assigns makers to shows, one show after another. In each language a few networks make many shows and have their own hosts; one
 * independent maker in eight has another show, so that a search by host finds more than one.
 */
export function newCast(): (lexicon: Lexicon, hostCount: number, random: Random) => Credits {
  const casts = new Map<string, Person[][]>();
  return (lexicon, hostCount, random) => {
    const network = random.chance(0.45) ? mostlyEarly(section(lexicon, "network"), random) : undefined;
    const maker = `${lexicon.language}:${network ?? ""}`;
    const teams = casts.get(maker) ?? [];
    casts.set(maker, teams);
    const known = teams.filter((team) => team.length === hostCount);
    const again = known.length > 0 && random.chance(network ? 0.5 : 0.13);
    const hosts = again ? random.pick(known) : Array.from({ length: hostCount }, () => person(lexicon, random));
    if (!again) teams.push(hosts);
    return { hosts, network, ...stated(namesOf(hosts, lexicon), network, random) };
  };
}

/** "Ada Lind and Omar Said", joined the way the language does it. */
export function namesOf(hosts: readonly Person[], lexicon: Lexicon): string {
  return hosts.map((host) => host.full).join(section(lexicon, "and")[0]);
}

function stated(names: string, network: string | undefined, random: Random): Pick<Credits, "author" | "owner"> {
  if (random.chance(0.03)) return { author: undefined, owner: undefined };
  if (!network) return { author: names, owner: random.chance(0.8) ? names : undefined };
  const author = random.weighted({ names: 45, network: 35, both: 20 });
  return {
    author: author === "names" ? names : author === "network" ? network : `${names} | ${network}`,
    owner: network,
  };
}

/** Picks an item; those at the start of the list are picked more often than those at the end. */
function mostlyEarly<T>(items: readonly T[], random: Random): T {
  return items[Math.floor(items.length * random.next() ** 1.8)] as T;
}
