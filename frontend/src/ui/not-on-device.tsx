import { Link } from "react-router-dom";

type Props = {
  /** "You’re offline". */
  title: string;
  /** Which page is missing: "Your dashboard isn’t stored on this device." */
  children: string;
};

/** Shown in place of a page with personal data while there is no connection: such pages are never stored on a device. */
export function NotOnDevice({ title, children }: Props) {
  return (
    <div className="py-10">
      <h1 className="text-h1">{title}</h1>
      <p className="mt-2 max-w-[40em] text-text-2">
        {children} This page opens as soon as it can be loaded. Until then you can open pages that you visited on this
        device, and your{" "}
        <Link to="/drafts" className="link">
          drafts
        </Link>
        .
      </p>
    </div>
  );
}
