import type { ReferencePage } from "@earshot/domain/site/api-reference";
import { API_TAGS, referencePath } from "@earshot/domain/site/api-tags";
import { type ComponentType, createElement, lazy } from "react";
import { OperationList } from "./operation-list";

const files = import.meta.glob<ReferencePage>("../../../content/reference/*.json", { import: "default" });

/** The operations of each group by the last part of its address, loaded when first shown. */
export const REFERENCE_PAGES: Readonly<
  Record<string, { tag: string; description: string; Operations: ComponentType }>
> = Object.fromEntries(
  API_TAGS.map(({ name, description }) => {
    const slug = referencePath(name).split("/").at(-1)!;
    return [slug, { tag: name, description, Operations: lazy(() => loadOperations(slug)) }];
  }),
);

async function loadOperations(slug: string): Promise<{ default: ComponentType }> {
  const load = files[`../../../content/reference/${slug}.json`];
  if (!load) throw new Error(`The reference has no page ${slug}.`);
  const { operations } = await load();
  return { default: () => createElement(OperationList, { operations }) };
}
