import type { ClusterAudience } from "../market/cluster-audience.js";

/** The cluster in which a show's listeners are. "" is unknown. */
export type Cluster = Pick<ClusterAudience, "language" | "category">;

export const clusterKey = ({ language, category }: Cluster): string => `${language} ${category}`;

/** Audiences that listeners share: of each cluster, and of each language as a whole. In weekly listens, not in people. */
export class Universes {
  private readonly clusters = new Map<string, ClusterAudience>();
  private readonly languages = new Map<string, number>();

  constructor(clusters: readonly ClusterAudience[]) {
    for (const cluster of clusters) {
      this.clusters.set(clusterKey(cluster), cluster);
      this.languages.set(cluster.language, (this.languages.get(cluster.language) ?? 0) + cluster.weekly);
    }
  }

  /** The people who hear a cluster, if each hears `showsAWeek` of its shows. */
  cluster(cluster: Cluster, showsAWeek: number): number {
    return (this.clusters.get(clusterKey(cluster))?.weekly ?? 0) / showsAWeek;
  }

  language(code: string, showsAWeek: number): number {
    return (this.languages.get(code) ?? 0) / showsAWeek;
  }

  shows(cluster: Cluster): number {
    return this.clusters.get(clusterKey(cluster))?.shows ?? 0;
  }
}
