import { Column, Entity, PrimaryColumn } from "typeorm";

/** How far a feed of changes was turned into deliveries. */
@Entity("webhook_positions")
export class WebhookPositionRow {
  @PrimaryColumn("text")
  feed: string;

  @Column("text")
  cursor: string;
}
