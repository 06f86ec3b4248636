import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { usePlatform } from "../platform/use-platform";

/** Goes where the system asks the app to go: a link that was clicked elsewhere. */
export function OutsideLinks() {
  const { links } = usePlatform();
  const navigate = useNavigate();
  useEffect(() => links?.follow((path) => void navigate(path)), [links, navigate]);
  return null;
}
