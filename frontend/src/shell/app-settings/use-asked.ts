import { useEffect, useState } from "react";

/** The answer of a question that is asked once; undefined until it is there. `ask` does not change. */
export function useAsked<Answer>(ask: () => Promise<Answer>): Answer | undefined {
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
