/** Author and owner; only one of them if both are the same. */
export function hostNames({ author, owner }: { readonly author?: string; readonly owner?: string }): string[] {
  const names = [author, owner].filter((name): name is string => name !== undefined && name.trim() !== "");
  return names.length === 2 && names[0]?.trim() === names[1]?.trim() ? names.slice(0, 1) : names;
}
