import type { SessionData } from "express-session";
import { Column, Entity, ForeignKey, PrimaryColumn, Unique } from "typeorm";
import { UserRow } from "./user.row.js";

/** A session. The database derives `id` and `user_id` from `sess`. */
@Entity("sessions")
@Unique(["id"])
export class SessionRow {
  /** A hash of the id that opens the session. */
  @PrimaryColumn({ type: "text", collation: "C" }) sid: string;
  @Column("jsonb") sess: SessionData;
  @Column("timestamptz") expire: Date;
  @Column({
    type: "uuid",
    nullable: true,
    insert: false,
    update: false,
  })
  id: string | null;

  @ForeignKey(() => UserRow, { onDelete: "CASCADE" })
  @Column({
    type: "uuid",
    name: "user_id",
    nullable: true,
    insert: false,
    update: false,
  })
  userId: string | null;
}
