import "./shortlist.css";

// Jest cannot load stylesheets, so the styles are added here.
export { CardDetails as default } from "./card-details";
