import { Column, Entity, PrimaryColumn } from "typeorm";

/** How far the catalogue's changes have been turned into deliveries. */
@Entity("webhook_positions")
export class WebhookPositionRow {
  @PrimaryColumn("text") feed: string;
  @Column("text") cursor: string;
}
