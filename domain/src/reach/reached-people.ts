import { TIMES_LARGEST } from "./reach-constants.js";
import { reachedWith, sainsbury } from "./sainsbury.js";
import { type Cluster, clusterKey, type Universes } from "./universes.js";

/** The number of people one show reaches in its cluster. */
export type Audience = { readonly cluster: Cluster; readonly people: number };

/** The people reached in one cluster. `universe` is several times each of the audiences. `people` is the last of them. */
type Reached = {
  readonly people: number;
  readonly before: Reached | undefined;
  readonly universe: number;
  readonly net: number;
};

/**
 * The number of different people that shows reach together. Shows are added one by one, and each one's number of new people is known.
 * Listeners of one cluster overlap at random, and so do the clusters of one language within the language's universe. Languages are added
 * up.
 */
export class ReachedPeople {
  private readonly languages = new Map<string, Map<string, Reached>>();
  private readonly nets = new Map<string, number>();

  constructor(
    private readonly universes: Universes,
    private readonly showsAWeek: number,
    private readonly timesLargest: number = TIMES_LARGEST.likely,
  ) {}

  get people(): number {
    return [...this.nets.values()].reduce((sum, net) => sum + net, 0);
  }

  wouldAdd(audience: Audience): number {
    return this.inLanguage(audience, this.inCluster(audience)) - this.netOf(audience);
  }

  /** Adds a show, and returns how many people it adds. */
  add(audience: Audience): number {
    const { cluster } = audience;
    const before = this.netOf(audience);
    const reached = this.inCluster(audience);
    const after = this.inLanguage(audience, reached);
    const clusters = this.languages.get(cluster.language) ?? new Map<string, Reached>();
    this.languages.set(cluster.language, clusters.set(clusterKey(cluster), reached));
    this.nets.set(cluster.language, after);
    return after - before;
  }

  private netOf({ cluster }: Audience): number {
    return this.nets.get(cluster.language) ?? 0;
  }

  private inCluster({ cluster, people }: Audience): Reached {
    const before = this.languages.get(cluster.language)?.get(clusterKey(cluster));
    const universe = Math.max(
      before?.universe ?? this.universes.cluster(cluster, this.showsAWeek),
      people * this.timesLargest,
    );
    const grown = before !== undefined && universe > before.universe;
    const net = grown
      ? sainsbury([...audiencesOf(before), people], universe)
      : reachedWith(before?.net ?? 0, people, universe);
    return { people, before, universe, net };
  }

  /** Never less than before: adding up in another order can change the last digit. */
  private inLanguage(audience: Audience, { net, universe }: Reached): number {
    const { cluster } = audience;
    const own = clusterKey(cluster);
    const clusters = this.languages.get(cluster.language) ?? new Map<string, Reached>();
    const others = [...clusters].flatMap(([key, reached]) => (key === own ? [] : [reached]));
    const all = Math.max(
      this.universes.language(cluster.language, this.showsAWeek),
      universe,
      ...others.map((other) => other.universe),
    );
    const together = sainsbury([...others.map((other) => other.net), net], all);
    return Math.max(this.netOf(audience), together);
  }
}

function* audiencesOf(last: Reached): Generator<number> {
  for (let reached: Reached | undefined = last; reached; reached = reached.before) yield reached.people;
}

/** The number of people who hear both shows. */
export function sharedPeople(one: Audience, other: Audience, universes: Universes, showsAWeek: number): number {
  if (one.cluster.language !== other.cluster.language) return 0;
  const universe =
    clusterKey(one.cluster) === clusterKey(other.cluster)
      ? universes.cluster(one.cluster, showsAWeek)
      : universes.language(one.cluster.language, showsAWeek);
  const largest = Math.max(one.people, other.people);
  return largest === 0 ? 0 : (one.people * other.people) / Math.max(universe, largest * TIMES_LARGEST.likely);
}
