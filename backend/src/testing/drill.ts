export { drill } from "../../../infra/testing/drill.js";
