import { Provider } from "react-redux";
import { prerender } from "react-dom/static";
import { StaticRouter } from "react-router-dom";
import { Router } from "./app/router";
import { makeStore } from "./app/store";

/** The landing page as markup, for the document that the server sends. Runs once, when the website is built. */
export async function landingHtml(): Promise<string> {
  const page = (
    <Provider store={makeStore()}>
      <StaticRouter location="/">
        <Router />
      </StaticRouter>
    </Provider>
  );
  // One piece: parts that are sent later would need scripts in the page, which the content policy forbids.
  const { prelude } = await prerender(page, { progressiveChunkSize: Infinity });
  return new Response(prelude).text();
}
