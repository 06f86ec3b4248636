import { Link } from "react-router-dom";
import { buttonClass } from "../../ui/class-names";
import { Setting } from "./setting";

/** The link to the operator page, for accounts that have access to it. */
export function OperatorLink() {
  return (
    <Setting title="Operator page" about="Jobs, imports, messages, people and backups of this installation.">
      <Link to="/admin" className={buttonClass()}>
        Open the operator page
      </Link>
    </Setting>
  );
}
