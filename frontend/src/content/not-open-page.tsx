import { pageMetadata } from "@earshot/domain/site/page-metadata";
import { useLocation, useSearchParams } from "react-router-dom";
import { usePage } from "../app/use-page";
import { Badge } from "../ui/badge";
import { ButtonLink } from "../ui/button";
import { ownPath } from "./address";

/** What each of these pages will be for. */
const PURPOSES: Readonly<Record<string, { heading: string; text: string }>> = {
  "/dashboard": {
    heading: "Dashboard",
    text: "What you saved and follow will meet here. It is still being built; your account is open already.",
  },
};

const LATER = { heading: "This page opens later", text: "It is still being built." };

/** A page that opens later: says so, and leads back to where the visitor came from. */
export function Component() {
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const path = pathname.replace(/\/$/, "");
  usePage(pageMetadata(path));
  const { heading, text } = PURPOSES[path] ?? LATER;
  const back = ownPath(params.get("redirect"));
  return (
    <div className="py-16 md:py-24">
      <Badge tone="signal">Not open yet</Badge>
      <h1 className="mt-3 text-h1">{heading}</h1>
      <p className="mt-3 max-w-[52ch] text-lead text-text-2">{text}</p>
      <div className="mt-8 flex flex-wrap gap-2">
        {back && (
          <ButtonLink to={back} variant="primary">
            Back to where you were
          </ButtonLink>
        )}
        <ButtonLink to="/home" variant={back ? "secondary" : "primary"}>
          Search podcasts
        </ButtonLink>
        <ButtonLink to="/" variant="ghost">
          Home page
        </ButtonLink>
      </div>
    </div>
  );
}
