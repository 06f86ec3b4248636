import { useEffect, useState } from "react";

type Followed<State> = {
  state(): Promise<State>;
  follow(changed: (state: State) => void): () => void;
};

/** The state of a task in the desktop app, such as updates; undefined until the app responds. */
export function useFollowed<State>(source: Followed<State> | undefined): State | undefined {
  const [state, setState] = useState<State>();
  useEffect(() => {
    if (!source) return;
    let current = true;
    const stop = source.follow(setState);
    source.state().then(
      (now) => current && setState((newer) => newer ?? now),
      () => undefined,
    );
    return () => {
      current = false;
      stop();
    };
  }, [source]);
  return state;
}
