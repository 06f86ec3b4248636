import { Skeleton } from "../ui/skeleton";

/** In place of the contacts: the card is as tall as its placeholder on the page (catalogue/podcast/insights-tab.tsx). */
export const ContactsLoading = () => (
  <div className="grid gap-2" role="status" aria-label="Loading contacts">
    <Skeleton className="h-5 w-32" />
    <Skeleton className="h-11 w-full" />
  </div>
);
