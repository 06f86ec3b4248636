import type { ShowFigures } from "@earshot/backend/lists/lists.schemas";
import type { ComponentProps, ReactNode } from "react";
import type { RowProps } from "./row-fields";
import type { Conflict } from "./use-edit-item";

/** The common parts of a table row and a card. */
export type RowTools = Omit<RowProps, "item"> & {
  figures: ShowFigures | undefined;
  chosen: boolean;
  /** The item stayed, because the other list already has it. */
  note: boolean;
  /** Shows with its status are not counted. */
  lost: boolean;
  drag: Partial<ComponentProps<"li">>;
  conflict: Conflict | undefined;
  onMine: () => void;
  onTheirs: () => void;
  onToggle: (range: boolean) => void;
  /** The actions for the show. */
  menu: ReactNode;
};
