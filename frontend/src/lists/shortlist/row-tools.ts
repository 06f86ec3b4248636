import type { ShowFigures } from "@earshot/backend/lists/lists.schemas";
import type { ComponentProps, ReactNode } from "react";
import type { RowProps } from "./row-fields";
import type { Conflict } from "./use-edit-item";

/** What a row of the table and a card have in common. */
export type RowTools = Omit<RowProps, "item"> & {
  figures: ShowFigures | undefined;
  chosen: boolean;
  /** It stayed, because the other list already has it. */
  note: boolean;
  /** Its status is one that is not counted. */
  lost: boolean;
  drag: Partial<ComponentProps<"li">>;
  conflict: Conflict | undefined;
  onMine: () => void;
  onTheirs: () => void;
  onToggle: (range: boolean) => void;
  /** What can be done with the show. */
  menu: ReactNode;
};
