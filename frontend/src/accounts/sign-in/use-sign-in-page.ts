import { pageTitle } from "../../navigation/page-title";
import { usePage } from "../../navigation/use-page";

/** Sets the title and the description of a page around signing in. Search engines do not list these pages. */
export function useSignInPage(title: string, description: string): void {
  usePage({ title: pageTitle(title), description, canonical: "/sign-in", indexed: false, image: "", imageAlt: "" });
}
