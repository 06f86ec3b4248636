import { type FindOperator, Raw } from "typeorm";

/** Times more than `seconds` ago, by the clock of the database. */
export function olderThan(seconds: number): FindOperator<Date> {
  return Raw<Date>((column) => `${column} < clock_timestamp() - make_interval(secs => :seconds)`, {
    seconds,
  }) as FindOperator<Date>;
}
