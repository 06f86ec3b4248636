export { until } from "../../../infra/testing/until.js";
