/** Sends one word to the other tabs of this browser when something happens here. */
export type TabNews<Word extends string> = {
  readonly tell: (word: Word) => void;
  /** Calls `listener` when another tab sends a word. Returns a function that unsubscribes. */
  readonly follow: (listener: (word: Word) => void) => () => void;
};

/** A named channel between tabs. Ignores words that are not in the list. */
export function tabNews<Word extends string>(name: string, words: readonly Word[]): TabNews<Word> {
  let channel: BroadcastChannel | undefined;
  /** Opened on first use, in the browser: an open channel would keep the build, which prerenders pages, from exiting. */
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
