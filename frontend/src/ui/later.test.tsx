import { render, screen } from "@testing-library/react";
import { Later } from "./later";

it("renders what is there before, then its children in a second step, and their changes at once", () => {
  const steps: string[] = [];
  const Step = ({ name }: { name: string }) => {
    steps.push(name);
    return <p>{name}</p>;
  };
  const part = (name: string) => (
    <Later before={<Step name="before" />}>
      <Step name={name} />
    </Later>
  );
  const { rerender } = render(part("figures"));
  expect(steps).toEqual(["before", "figures"]);
  rerender(part("new figures"));
  expect(steps).toEqual(["before", "figures", "new figures"]);
  expect(screen.getByText("new figures")).toBeTruthy();
});
