import type { ClusterAudience } from "../market/cluster-audience.js";

/** The cluster that a show's listeners belong to. "" means unknown. */
export type Cluster = Pick<ClusterAudience, "language" | "category">;

export const clusterKey = ({ language, category }: Cluster): string => `${language} ${category}`;

/** The universes within which audiences overlap: of each cluster, and of each language. In weekly listens, not people. */
export class Universes {
  private readonly clusters = new Map<string, ClusterAudience>();
  private readonly languages = new Map<string, number>();

  constructor(clusters: readonly ClusterAudience[]) {
    for (const cluster of clusters) {
      this.clusters.set(clusterKey(cluster), cluster);
      this.languages.set(cluster.language, (this.languages.get(cluster.language) ?? 0) + cluster.weekly);
    }
  }

  /** The number of people in a cluster, if each of them hears `showsAWeek` of its shows. */
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
