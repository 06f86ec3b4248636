/** Milliseconds of silence from the server after which a request fails as if there were no connection. */
const SILENCE_MS = 60_000;

/**
 * Wraps fetch so that it gives up if nothing arrives for a while, either before or during the response. If the response is read slowly,
 * that is not the server's fault and does not count.
 */
export function limited(send: typeof fetch, silenceMs = SILENCE_MS): typeof fetch {
  return async (input, init) => {
    const stop = new AbortController();
    const signal = init?.signal ? AbortSignal.any([init.signal, stop.signal]) : stop.signal;
    const within = async <Result>(wait: Promise<Result>): Promise<Result> => {
      const late = new DOMException("The server stopped responding. Please try again.", "TimeoutError");
      const timer = setTimeout(() => stop.abort(late), silenceMs);
      return wait.finally(() => clearTimeout(timer));
    };
    const answer = await within(send(input, { ...init, signal }));
    const { status, statusText, headers } = answer;
    const reader = answer.body?.getReader();
    if (!reader) return answer;
    const body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        const { done, value } = await within(reader.read());
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: (reason) => reader.cancel(reason),
    });
    return new Response(body, { status, statusText, headers });
  };
}
