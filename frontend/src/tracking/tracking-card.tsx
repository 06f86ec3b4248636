import { BellRing, LayoutDashboard, Mail } from "lucide-react";
import { Button, ButtonLink } from "../ui/button";

const WAYS = [
  { icon: LayoutDashboard, text: "New episodes appear on your dashboard, ready to play." },
  { icon: BellRing, text: "The number of new ones appears next to Dashboard." },
  { icon: Mail, text: "Get an email for each new episode, or one a day." },
] as const;

/** The content of the dialog that confirms tracking. */
export function TrackingCard({ title, onClose }: { title: string; onClose: () => void }) {
  return (
    <>
      <p className="text-text-2">
        You now follow{" "}
        <strong dir="auto" className="font-[640] text-text">
          {title}
        </strong>
        .
      </p>
      <ul className="mt-4 grid gap-3">
        {WAYS.map(({ icon: Icon, text }) => (
          <li key={text} className="grid grid-cols-[20px_minmax(0,1fr)] gap-3 text-meta">
            <Icon size={18} className="mt-px text-accent" />
            {text}
          </li>
        ))}
      </ul>
      <div className="mt-6 grid gap-2 xs:grid-cols-2">
        <ButtonLink to="/dashboard?tab=tracking" onClick={onClose}>
          Manage alerts
        </ButtonLink>
        <Button variant="primary" autoFocus onClick={onClose}>
          Got it
        </Button>
      </div>
    </>
  );
}
