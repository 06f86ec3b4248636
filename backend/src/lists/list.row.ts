import { Column, Entity, ForeignKey, PrimaryGeneratedColumn, Unique } from "typeorm";

@Entity("lists")
@Unique(["userId", "name"])
export class ListRow {
  @PrimaryGeneratedColumn("uuid")
  id: string;

  @ForeignKey("users", { onDelete: "CASCADE" })
  @Column("uuid", { name: "user_id" })
  userId: string;

  @Column({ type: "text", collation: "C" })
  name: string;

  @Column("timestamptz", { name: "created_at", default: () => "clock_timestamp()" })
  createdAt: Date;
}
