import { Provider } from "react-redux";
import { prerender } from "react-dom/static";
import { StaticRouter } from "react-router-dom";
import { makeStore } from "./client/store";
import { Router } from "./shell/router";

/** Renders a page's markup for the HTML that the server sends. Runs when the website is built. */
export async function pageHtml(path: string): Promise<string> {
  const page = (
    <Provider store={makeStore()}>
      <StaticRouter location={path}>
        <Router />
      </StaticRouter>
    </Provider>
  );
  const failures: unknown[] = [];
  // Rendered in one piece: streaming would need inline scripts, which the content security policy forbids.
  const { prelude } = await prerender(page, {
    progressiveChunkSize: Infinity,
    onError: (failure) => void failures.push(failure),
  });
  const html = await new Response(prelude).text();
  // By default, React leaves a failed part to the browser; here, the page would lose its content.
  if (failures.length > 0) throw new AggregateError(failures, `${path} could not be prerendered.`);
  if (!html.includes("<h1")) throw new Error(`${path} was prerendered without its content.`);
  const styled = /<[a-z]+ [^>]*style="[^"]*"/.exec(html)?.[0];
  if (styled) throw new Error(`${path} has an inline style, which the content policy forbids: ${styled}`);
  return html;
}
