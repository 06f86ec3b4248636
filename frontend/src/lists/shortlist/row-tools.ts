import type { ShowFigures } from "@earshot/backend/lists/lists.schemas";
import type { ComponentProps, ReactNode } from "react";
import type { RowProps } from "./row-fields";
import type { Conflict } from "./use-edit-item";

/** What a table row and a card have in common. */
export type RowTools = Omit<RowProps, "item"> & {
  figures: ShowFigures | undefined;
  chosen: boolean;
  /** The item was not moved, because the other list already contains it. */
  note: boolean;
  /** Whether the show's status excludes it from the totals. */
  lost: boolean;
  drag: Partial<ComponentProps<"li">>;
  conflict: Conflict | undefined;
  onMine: () => void;
  onTheirs: () => void;
  onToggle: (range: boolean) => void;
  /** The menu with the actions for the show. */
  menu: ReactNode;
};
