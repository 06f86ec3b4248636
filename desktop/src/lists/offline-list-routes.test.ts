import { ListImportController } from "../../../backend/src/lists/list-import.controller";
import { ListItemsController } from "../../../backend/src/lists/list-items.controller";
import { ListsController } from "../../../backend/src/lists/lists.controller";
import { ShortlistController } from "../../../backend/src/lists/shortlist.controller";
import { operationsOf } from "../../../backend/src/http/endpoints/declared-endpoints";
import { OFFLINE_ROUTES } from "./offline-list-routes.node";

const CONTROLLERS = [ListImportController, ListItemsController, ListsController, ShortlistController];
const declared = operationsOf(CONTROLLERS).map(({ method, path, parameters, body, answers }) => ({
  method: method.toUpperCase(),
  path: path.replace(/\{(\w+)\}/g, ":$1"),
  schema: method === "get" ? parameters?.query : body,
  status: Number(Object.keys(answers).find((status) => status.startsWith("2"))),
}));

test.each(OFFLINE_ROUTES)("$method $path is an endpoint of the server, with the same request and status", (route) => {
  const same = declared.find(({ method, path }) => method === route.method && path === route.path);
  expect(same?.status).toBe(route.status);
  expect(same?.schema).toBe(route.schema);
});
