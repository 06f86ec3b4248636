/** The address of the demo's chapters or transcript of an episode. */
export const chaptersAddress = (show: string, episode: number): string => `/demo/chapters/${show}-${episode}.json`;
export const transcriptAddress = (show: string, episode: number): string => `/demo/transcripts/${show}-${episode}.vtt`;
