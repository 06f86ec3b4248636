import "./styles/index.css";
import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { Provider } from "react-redux";
import { BrowserRouter } from "react-router-dom";
import { makeStore } from "./client/store";
import { arriveFromOtherSite } from "./navigation/return-location";
import { PlatformContext } from "./platform/use-platform";
import { withPlatform } from "./platform/web-platform";
import { takeLinkToken } from "./session/link-token";
import { Router } from "./shell/router";
import { startTheme } from "./styles/theme";

// Runs first, so that no other code sees the token of an emailed link.
takeLinkToken();
startTheme();
arriveFromOtherSite();

const root = document.getElementById("root")!;
const store = makeStore();

withPlatform((platform) => {
  // The parts of a page hydrate one after another, each from the server's HTML, regardless of responses that arrive in between.
  const page = (
    <StrictMode>
      <PlatformContext value={platform}>
        <Provider store={store} serverState={store.getState()}>
          <BrowserRouter>
            <Router />
          </BrowserRouter>
        </Provider>
      </PlatformContext>
    </StrictMode>
  );
  // Public pages arrive prerendered; all other pages are rendered here.
  if (root.hasChildNodes()) hydrateRoot(root, page);
  else createRoot(root).render(page);
});
