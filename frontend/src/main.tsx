import "./styles/index.css";
import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { Provider } from "react-redux";
import { BrowserRouter } from "react-router-dom";
import { makeStore } from "./client/store";
import { arriveFromOtherSite } from "./navigation/return-place";
import { PlatformContext } from "./platform/use-platform";
import { withPlatform } from "./platform/web-platform";
import { takeLinkToken } from "./session/link-token";
import { Router } from "./shell/router";
import { startTheme } from "./styles/theme";

// First of all, so that nothing else ever sees the token of a mailed link.
takeLinkToken();
startTheme();
arriveFromOtherSite();

const root = document.getElementById("root")!;
const store = makeStore();

withPlatform((platform) => {
  // Parts of a page come alive one after the other: a part is taken over as it was sent, whatever has been answered meanwhile.
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
  // The public pages arrive with their content; every other page is drawn here.
  if (root.hasChildNodes()) hydrateRoot(root, page);
  else createRoot(root).render(page);
});
