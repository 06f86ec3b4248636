import "./styles/index.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Provider } from "react-redux";
import { BrowserRouter } from "react-router-dom";
import { takeLinkToken } from "./app/link-token";
import { arriveFromOtherSite } from "./app/return-place";
import { Router } from "./app/router";
import { makeStore } from "./app/store";
import { startTheme } from "./app/theme";

// First of all, so that nothing else ever sees the token of a mailed link.
takeLinkToken();
startTheme();
arriveFromOtherSite();

createRoot(document.getElementById("root")!).render(
  <StrictMode>
    <Provider store={makeStore()}>
      <BrowserRouter>
        <Router />
      </BrowserRouter>
    </Provider>
  </StrictMode>,
);
