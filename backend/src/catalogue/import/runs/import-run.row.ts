import { Column, Entity, PrimaryGeneratedColumn } from "typeorm";
import type { ReportLine } from "../import-report.js";

/** Progress of an import, and how it ended. */
@Entity("import_runs")
export class ImportRunRow {
  @PrimaryGeneratedColumn("uuid") id: string;
  @Column("text") machine: string;
  @Column("timestamptz", { name: "started_at" }) startedAt: Date;
  @Column("timestamptz", { name: "changed_at", default: () => "now()" }) changedAt: Date;
  /** How much of the input has been read, from 0 to 1. */
  @Column("real", { default: 0 }) share: number;
  @Column("integer", { default: 0 }) read: number;
  @Column("integer", { default: 0 }) bad: number;
  @Column("integer", { default: 0 }) skipped: number;
  /** The current step after reading. */
  @Column("text", { nullable: true }) phase: string | null;
  @Column("text", { nullable: true }) ended: "done" | "failed" | "stopped" | null;
  /** The first lines of what was left out. */
  @Column("jsonb", { default: () => "'[]'" }) report: readonly ReportLine[];
}
