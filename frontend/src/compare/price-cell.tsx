import { cpmText } from "@earshot/domain/lists/columns/cpm-text";
import { moneyText } from "@earshot/domain/lists/columns/money";
import { Link } from "react-router-dom";
import { listAddress } from "../lists/api/lists-address";
import { useOnline } from "../platform/use-online";
import { useSignInPath } from "../session/sign-in-path";
import { Skeleton } from "../ui/skeleton";
import type { ComparedRow } from "./use-comparison";

/** In place of figures that only users with an account see. */
export function LogInToSee() {
  return (
    <Link to={useSignInPath()} className="link inline-flex items-center coarse:min-h-11">
      Log in to see
    </Link>
  );
}

/** The price of a spot in the user's own lists, the price per thousand listeners, and the list that it comes from. */
export function PriceCell({
  show,
  spot,
}: {
  show: ComparedRow["show"];
  spot: Exclude<ComparedRow["spot"], undefined>;
}) {
  const online = useOnline();
  if (spot === "locked") return <LogInToSee />;
  if (spot === "loading") return <Skeleton className="h-5 w-16" />;
  // Prices are personal, so they are not stored on the device.
  if (spot === "failed") return <span className="text-text-2">{online ? "Couldn’t load" : "Not on this device"}</span>;
  const { price, listId, listName } = spot;
  const cpm = cpmText(price, show.pea_range);
  return (
    <>
      <b className="block font-[640] whitespace-nowrap tabular">{moneyText(price)}</b>
      {cpm !== "–" && <span className="block whitespace-nowrap text-text-2">CPM {cpm}</span>}
      <span className="block text-text-2">
        from{" "}
        <Link to={listAddress(listId)} dir="auto" className="break-words text-inherit underline">
          {listName}
        </Link>
      </span>
    </>
  );
}
