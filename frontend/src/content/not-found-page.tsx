import { usePage } from "../app/use-page";

export function Component() {
  usePage("not-found");
  return <h1 className="text-h1">not-found</h1>;
}
