/** Tells the other tabs of this browser what happened here, in one word. */
export type TabNews<Word extends string> = {
  readonly tell: (word: Word) => void;
  /** Calls back on news from another tab. Returns a function that unsubscribes. */
  readonly follow: (listener: (word: Word) => void) => () => void;
};

/** A named channel of news. Only the given words are passed on. */
export function tabNews<Word extends string>(name: string, words: readonly Word[]): TabNews<Word> {
  let channel: BroadcastChannel | undefined;
  /** Opened only when a page runs: an open channel would keep the build, which renders pages, from ending. */
  const open = () => (channel ??= new BroadcastChannel(name));
  return {
    tell: (word) => open().postMessage(word),
    follow: (listener) => {
      const heard = open();
      const hear = ({ data }: MessageEvent<unknown>) => {
        const word = words.find((one) => one === data);
        if (word !== undefined) listener(word);
      };
      heard.addEventListener("message", hear);
      return () => heard.removeEventListener("message", hear);
    },
  };
}
