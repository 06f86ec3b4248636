import { FileText, LayoutDashboard, LogOut, Settings, Sparkles } from "lucide-react";
import type { RefObject } from "react";
import { useNavigate } from "react-router-dom";
import { useSignOut } from "../../session/use-sign-out";
import { Menu } from "../../ui/overlay/menu";
import { ACCOUNT_LINK, DRAFTS_LINK, USER_LINK } from "./header-links";

const ITEMS = [
  { id: USER_LINK.to, label: USER_LINK.label, icon: <LayoutDashboard size={16} /> },
  { id: DRAFTS_LINK.to, label: DRAFTS_LINK.label, icon: <FileText size={16} /> },
  { id: ACCOUNT_LINK.to, label: ACCOUNT_LINK.label, icon: <Settings size={16} /> },
  { id: "/upgrade", label: "Plans", icon: <Sparkles size={16} /> },
  { id: "sign-out", label: "Sign out", icon: <LogOut size={16} /> },
];

/** The open menu of the signed-in user. */
export default function AccountItems({
  triggerRef,
  onClose,
}: {
  triggerRef: RefObject<Element | null>;
  onClose: () => void;
}) {
  const navigate = useNavigate();
  const signOut = useSignOut();
  return (
    <Menu
      triggerRef={triggerRef}
      isOpen
      onClose={onClose}
      label="Account"
      placement="bottom end"
      items={ITEMS}
      onAction={(id) => {
        onClose();
        if (id === "sign-out") signOut();
        else void navigate(id);
      }}
    />
  );
}
