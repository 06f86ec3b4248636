import type { ListRole } from "@earshot/domain/lists/list-roles";
import { useState } from "react";
import { Tabs } from "../../ui/tabs";
import type { ListId } from "../api/lists-api";
import { ActivitySection } from "./activity-section";
import { LinksSection } from "./links-section";
import { PeopleSection } from "./people-section";

type Section = "people" | "links" | "activity";

/** Who has access to a list: members and links. */
export default function SharePanel({ list, role, onLeft }: { list: ListId; role: ListRole; onLeft: () => void }) {
  const [section, setSection] = useState<Section>("people");
  const people = { id: "people", label: "People", content: <PeopleSection list={list} onLeft={onLeft} /> } as const;
  const links = { id: "links", label: "Links", content: <LinksSection list={list} /> } as const;
  const activity = { id: "activity", label: "Activity", content: <ActivitySection list={list} /> } as const;
  return (
    <div className="min-h-80">
      <Tabs<Section>
        label="Sharing"
        selected={section}
        onSelect={setSection}
        listClassName="bg-surface"
        panelClassName="pt-4"
        tabs={role === "owner" ? [people, links, activity] : [people, activity]}
      />
    </div>
  );
}
