/** A line of a transcript: the time, the speaker, the text. `at` has minutes and seconds. */
type Line = { readonly at: string; readonly who: "You" | "PodcastGPT"; readonly text: string };

export type WorkedExample = { readonly title: string; readonly text: string; readonly lines: readonly Line[] };

/** Examples of the planned assistant: a conversation for each of its four features, with invented shows. */
export const WORKED_EXAMPLES: readonly WorkedExample[] = [
  {
    title: "Smarter Discovery",
    text: "Ask for a show the way you would ask a friend who listens to everything.",
    lines: [
      { at: "0:00", who: "You", text: "Shows about running a small bakery, under 40 minutes, still publishing." },
      { at: "0:04", who: "PodcastGPT", text: "Four fit. Closest is Proof & Margin: every second week, 32 minutes." },
      { at: "0:09", who: "You", text: "Leave out the ones that are mostly recipes." },
      { at: "0:12", who: "PodcastGPT", text: "Then two: Proof & Margin, and The Five O’Clock Oven." },
    ],
  },
  {
    title: "Deeper Understanding",
    text: "Find out what was said, who said it and where, before you press play.",
    lines: [
      { at: "0:00", who: "You", text: "What does The Ledger Line think of annual pricing?" },
      { at: "0:05", who: "PodcastGPT", text: "It changed its mind. For it in episode 12, at 18:40." },
      { at: "0:08", who: "PodcastGPT", text: "Against it in episode 61, at 07:15: “We lost the careful buyers.”" },
    ],
  },
  {
    title: "From Episodes to Actions",
    text: "Turn an hour of talk into the things to do after it.",
    lines: [
      { at: "0:00", who: "You", text: "Make a checklist of the episode on moving hosts." },
      { at: "0:06", who: "PodcastGPT", text: "Five steps. First, at 11:02: copy every episode’s GUID." },
      { at: "0:10", who: "You", text: "Which of them can’t be undone?" },
      {
        at: "0:13",
        who: "PodcastGPT",
        text: "One, at 24:30: canceling the old account before the redirect has done its work.",
      },
    ],
  },
  {
    title: "Trends & Signals",
    text: "See what shows in a field are starting to talk about, and how many.",
    lines: [
      { at: "0:00", who: "You", text: "What came up this month in shows for pharmacists?" },
      {
        at: "0:07",
        who: "PodcastGPT",
        text: "Shortage lists: in nine of the shows you follow, in two the month before.",
      },
      { at: "0:11", who: "PodcastGPT", text: "First heard in Counter Notes, 3 minutes into its latest episode." },
    ],
  },
];
