import { usePage } from "../app/use-page";

export function Component() {
  usePage("landing");
  return <h1 className="text-h1">landing</h1>;
}
