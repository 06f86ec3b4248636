import type { ReactNode } from "react";
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from "react-aria-components/Tabs";
import { cx } from "./class-names";

type Props<Id extends string> = {
  /** What the tabs are about, read out. */
  label: string;
  selected: Id;
  onSelect: (id: Id) => void;
  tabs: readonly { readonly id: Id; readonly label: string; readonly content: ReactNode }[];
  /** For the row of tabs, "sticky top-14 z-10" for example. */
  listClassName?: string;
};

/** Views of the same thing; only the chosen one is in the page. Arrow keys move between the tabs. */
export function Tabs<Id extends string>({ label, selected, onSelect, tabs, listClassName }: Props<Id>) {
  return (
    <AriaTabs selectedKey={selected} onSelectionChange={(key) => onSelect(String(key) as Id)}>
      <TabList aria-label={label} className={cx("flex gap-1 border-b border-line bg-bg", listClassName)}>
        {tabs.map((tab) => (
          <Tab
            key={tab.id}
            id={tab.id}
            className="-mb-px flex h-11 items-center border-b-2 border-transparent px-4 text-control text-text-2 outline-offset-[-2px] transition-colors duration-90 hover:text-text data-selected:border-accent data-selected:text-text"
          >
            {tab.label}
          </Tab>
        ))}
      </TabList>
      {tabs.map((tab) => (
        <TabPanel key={tab.id} id={tab.id} className="pt-6">
          {tab.content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
