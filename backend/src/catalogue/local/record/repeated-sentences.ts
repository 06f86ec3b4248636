import type { HostSentences } from "@earshot/domain/catalogue/text/boilerplate";

export type HostSentence = { readonly host: string; readonly sentence: string };

export function repeatedSentences(rows: readonly HostSentence[]): HostSentences {
  const hosts = new Map<string, Set<string>>();
  for (const { host, sentence } of rows) hosts.set(host, (hosts.get(host) ?? new Set()).add(sentence));
  return hosts;
}
