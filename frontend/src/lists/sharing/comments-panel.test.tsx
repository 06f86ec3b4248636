import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { Provider } from "react-redux";
import { makeStore } from "../../client/store";
import { FakeServer, refusal } from "../../testing/fake-server";
import CommentsPanel from "./comments-panel";

test("the focus stays beside a comment that is saved or deleted, and one press deletes it once", async () => {
  // jsdom has none.
  HTMLElement.prototype.checkVisibility = () => true;
  let text = "Good fit";
  let isDeleted = false;
  const comment = () => ({
    ...{ id: "c", who: "Ana", text, createdAt: "2026-11-20T12:00:00.000Z", editedAt: null },
    ...{ isMine: true, canDelete: true },
  });
  const server = new FakeServer().on("GET /lists/l/comments", () => ({
    comments: isDeleted ? [] : [comment()],
  }));
  server.on("PATCH /lists/l/comments/c", ({ body }) => {
    text = (body as { text: string }).text;
    return comment();
  });
  server.on("DELETE /lists/l/comments/c", () => {
    isDeleted = true;
    return {};
  });
  render(
    <Provider store={makeStore(server.ask)}>
      <CommentsPanel list="l" podcastId="p" mayComment />
    </Provider>,
  );
  const button = (name: string) => screen.getByRole("button", { name });
  const press = (name: string) => {
    button(name).focus();
    fireEvent.click(button(name));
  };
  await screen.findByText("Good fit");
  press("Edit");
  fireEvent.change(screen.getByRole("textbox", { name: "Your comment" }), { target: { value: "Great fit" } });
  press("Save");
  await screen.findByRole("button", { name: "Edit" });
  expect(document.activeElement).toBe(button("Edit"));
  press("Delete");
  press("Delete");
  await screen.findByText("Nobody has commented yet.");
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "New comment" })));
  expect(server.routes.filter((route) => route.startsWith("DELETE"))).toHaveLength(1);
});

const commentBy = (who: string) => ({
  ...{ id: who, who, text: `By ${who}`, createdAt: "2026-11-20T12:00:00.000Z", editedAt: null },
  ...{ isMine: false, canDelete: true },
});

test("a deleted comment gives the focus to the list, not to another comment's Delete", async () => {
  HTMLElement.prototype.checkVisibility = () => true;
  let comments = [commentBy("Ana"), commentBy("Bo")];
  const server = new FakeServer().on("GET /lists/l/comments", () => ({ comments }));
  server.on("DELETE /lists/l/comments/Ana", () => {
    comments = comments.slice(1);
    return {};
  });
  render(
    <Provider store={makeStore(server.ask)}>
      <CommentsPanel list="l" podcastId="p" mayComment />
    </Provider>,
  );
  const [first] = await screen.findAllByRole("button", { name: "Delete" });
  first!.focus();
  fireEvent.click(first!);
  await waitFor(() => expect(screen.queryByText("By Ana")).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole("list", { name: "Comments" }));
});

test("if the comments cannot be loaded again, an error is above the old ones", async () => {
  let isDown = false;
  const server = new FakeServer().on("GET /lists/l/comments", () =>
    isDown ? refusal(503) : { comments: [commentBy("Ana")] },
  );
  server.on("DELETE /lists/l/comments/Ana", () => ({}));
  render(
    <Provider store={makeStore(server.ask)}>
      <CommentsPanel list="l" podcastId="p" mayComment />
    </Provider>,
  );
  await screen.findByText("By Ana");
  isDown = true;
  fireEvent.click(screen.getByRole("button", { name: "Delete" }));
  expect((await screen.findByRole("alert")).textContent).toContain("Couldn’t load the comments.");
  expect(screen.getByText("By Ana")).toBeDefined();
});
