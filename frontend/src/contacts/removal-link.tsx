import { Link } from "react-router-dom";

/** Leads the owner of a contact address to the form that removes it. */
export function RemovalLink() {
  return (
    <p className="mt-3 text-meta text-text-2">
      <Link to="/contact-removal" className="inline-flex min-h-6 items-center underline coarse:min-h-11">
        Is this your address? Remove it
      </Link>
    </p>
  );
}
