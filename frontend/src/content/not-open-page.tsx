import { usePage } from "../app/use-page";

export function Component() {
  usePage("not-open");
  return <h1 className="text-h1">not-open</h1>;
}
