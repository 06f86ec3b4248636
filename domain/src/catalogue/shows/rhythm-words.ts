const STEPS: readonly { readonly upTo: number; readonly words: string }[] = [
  { upTo: 1.6, words: "Daily" },
  { upTo: 2.6, words: "Every 2 days" },
  { upTo: 4.6, words: "Twice a week" },
  { upTo: 10, words: "Weekly" },
  { upTo: 18, words: "Every 2 weeks" },
  { upTo: 25, words: "Every 3 weeks" },
  { upTo: 45, words: "Monthly" },
];

/** How often episodes come out, given the days between them: "Weekly", "Every 2 weeks". */
export function rhythmWords(days: number): string {
  return STEPS.find(({ upTo }) => days <= upTo)?.words ?? `Every ${Math.round(days / 30.4)} months`;
}
