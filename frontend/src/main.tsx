import "./styles/index.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Provider } from "react-redux";
import { BrowserRouter } from "react-router-dom";
import { Router } from "./app/router";
import { makeStore } from "./app/store";
import { startTheme } from "./app/theme";

startTheme();

createRoot(document.getElementById("root")!).render(
  <StrictMode>
    <Provider store={makeStore()}>
      <BrowserRouter>
        <Router />
      </BrowserRouter>
    </Provider>
  </StrictMode>,
);
