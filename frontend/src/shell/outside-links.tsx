import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { usePlatform } from "../platform/use-platform";

/** Opens the pages that the system asks for: a link clicked outside the app. */
export function OutsideLinks() {
  const { links } = usePlatform();
  const navigate = useNavigate();
  useEffect(() => links?.follow((path) => void navigate(path)), [links, navigate]);
  return null;
}
