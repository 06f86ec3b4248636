import { useEffect, useState } from "react";

/** The result of a request that runs once; undefined until it resolves. `ask` must be the same function on every render. */
export function usePromise<Answer>(ask: () => Promise<Answer>): Answer | undefined {
  const [answer, setAnswer] = useState<Answer>();
  useEffect(() => {
    let current = true;
    ask().then(
      (found) => current && setAnswer(found),
      () => undefined,
    );
    return () => void (current = false);
  }, [ask]);
  return answer;
}
