import { Entity, ForeignKey, PrimaryColumn } from "typeorm";
import { ItemColumns } from "./stores/item-columns.js";
import { ListStepRow } from "./list-step.row.js";

/** An item that a step removed from its list or added there. */
@Entity("list_step_items")
export class ListStepItemRow extends ItemColumns {
  @ForeignKey(() => ListStepRow, { onDelete: "CASCADE" }) @PrimaryColumn("uuid", { name: "step_id" }) stepId: string;
  @PrimaryColumn("uuid") id: string;
}
