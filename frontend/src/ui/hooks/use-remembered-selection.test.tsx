import { fireEvent, render, screen } from "@testing-library/react";
import { Route, Routes, useNavigate, MemoryRouter } from "react-router-dom";
import { useRememberedSelection } from "./use-remembered-selection";

const SHOWN = [{ id: "a" }, { id: "b" }, { id: "c" }];

function Results() {
  const { items, toggle, none } = useRememberedSelection(SHOWN);
  const navigate = useNavigate();
  return (
    <>
      <p role="status">{items.map(({ id }) => id).join()}</p>
      {SHOWN.map(({ id }) => (
        <button key={id} onClick={() => toggle(id)}>
          {id}
        </button>
      ))}
      <button onClick={none}>None</button>
      <button onClick={() => void navigate("/show")}>Open</button>
    </>
  );
}

function Show() {
  const navigate = useNavigate();
  return (
    <>
      <button onClick={() => void navigate(-1)}>Back</button>
      <button onClick={() => void navigate("/")}>New search</button>
    </>
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const selected = () => screen.getByRole("status").textContent;

test("Back selects what was selected, a new search nothing", () => {
  render(
    <MemoryRouter>
      <Routes>
        <Route path="/" element={<Results />} />
        <Route path="/show" element={<Show />} />
      </Routes>
    </MemoryRouter>,
  );
  press("a");
  press("c");
  press("Open");
  press("Back");
  expect(selected()).toBe("a,c");
  press("Open");
  press("New search");
  expect(selected()).toBe("");
  press("b");
  press("None");
  press("Open");
  press("Back");
  expect(selected()).toBe("");
});
