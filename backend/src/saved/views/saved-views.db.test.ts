import { describeSavedViewStore } from "@earshot/domain/saved/views/saved-view-store.contract";
import { PostgresTransactions } from "../../database/postgres-transactions.js";
import { somePerson } from "../../testing/database/some-person.js";
import { newUser } from "../../testing/service/test-browser.js";
import { testDatabase, type TestDatabase } from "../../testing/database/test-database.js";
import { testService } from "../../testing/service/test-service.js";
import { PostgresSavedViewStore } from "./postgres-saved-view-store.js";

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

describeSavedViewStore("PostgreSQL", async () => ({
  store: new PostgresSavedViewStore(new PostgresTransactions(database.dataSource)),
  ada: await somePerson(database, "ada@example.org"),
  ben: await somePerson(database, "ben@example.org"),
  close: async () => void (await database.dataSource.query("DELETE FROM users")),
}));

test("names, lists, renames, deletes and restores only one's own views over HTTP", async () => {
  const service = await testService();
  try {
    const ada = await newUser(service, "ada@example.org");
    const ben = await newUser(service, "ben@example.org");
    const id = "7c9e6679-7425-40de-944b-e07fc1f90ae7";
    const path = `/saved-views/${id}`;
    const body = {
      name: " Crime ",
      query: "term=true%20crime&mode=topic&lmin=5000&view=table&nonsense=1",
      hidden: ["rating"],
    };
    const view = {
      id,
      name: "Crime",
      address: "/home?term=true%20crime&mode=topic&lmin=5000&view=table",
      hidden: ["rating"],
    };
    expect((await ada.call("put", path, body).expect(201)).body).toEqual(view);
    expect((await ada.call("put", path, { ...body, name: "Crimes" }).expect(200)).body).toEqual({
      ...view,
      name: "Crimes",
    });
    expect((await ada.get("/saved-views").expect(200)).body).toEqual({
      views: [{ ...view, name: "Crimes" }],
      most: 50,
    });
    expect((await ben.get("/saved-views").expect(200)).body).toEqual({ views: [], most: 50 });
    await ben.call("put", path, body).expect(404);
    await ben.call("delete", path).expect(404);
    const nothing = await ada.call("put", path, { name: "x", query: "view=table" }).expect(422);
    expect(nothing.body).toMatchObject({ code: "view.empty" });
    expect((await ada.call("put", path, { ...body, name: " " }).expect(422)).body).toMatchObject({ code: "view.name" });
    const other = "7c9e6679-7425-40de-944b-e07fc1f90ae8";
    await ada.call("put", `/saved-views/${other}`, body).expect(201);
    await ada.call("put", "/saved-views", { ids: [id, other] }).expect(204);
    const arranged = (await ada.get("/saved-views").expect(200)).body as { views: { id: string }[] };
    expect(arranged.views.map((one) => one.id)).toEqual([id, other]);
    await ada.call("put", "/saved-views", { ids: ["x"] }).expect(400);
    await ada.call("delete", path).expect(204);
    await ada.call("delete", path).expect(404);
    await ada.call("put", path, body).expect(201);
  } finally {
    await service.close();
  }
});
