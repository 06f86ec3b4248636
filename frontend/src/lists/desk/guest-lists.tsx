import { LogIn, Plus } from "lucide-react";
import { useLocation } from "react-router-dom";
import { signInPath } from "../../session/sign-in-path";
import { useSignInFor } from "../../session/sign-in-for";
import { Button, ButtonLink } from "../../ui/button";

/** Shown to guests in place of lists: two ways to start. */
export function GuestLists() {
  const { pathname, search } = useLocation();
  const signInFor = useSignInFor();
  return (
    <div className="py-6">
      <div className="flex min-h-10 flex-wrap items-center justify-between gap-3">
        <h1 className="text-h1">My Lists</h1>
        <Button onClick={() => signInFor({ intent: "create_list" })}>
          <Plus size={16} />
          New List
        </Button>
      </div>
      <div className="mt-6 grid justify-items-start gap-4 rounded-card border border-line bg-surface px-5 py-10 md:justify-items-center md:py-20 md:text-center">
        <p className="text-h2">Sign in to create and manage lists.</p>
        <p className="max-w-[35em] text-text-2">
          A list keeps shows together: a shortlist to pitch, guests to write to, ideas for later. You can sort, share
          and export it.
        </p>
        <ButtonLink variant="primary" to={signInPath(pathname + search, "lists")}>
          <LogIn size={16} />
          Sign in
        </ButtonLink>
      </div>
    </div>
  );
}
