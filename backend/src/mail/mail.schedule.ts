import { Injectable } from "@nestjs/common";
import { Interval } from "@nestjs/schedule";
import { Deliverer } from "./deliverer.js";

const EVERY = 2_000;

/** Schedules reads of the outbox. Every process delivers mail. */
@Injectable()
export class MailSchedule {
  constructor(private readonly deliverer: Deliverer) {}

  @Interval("mail", EVERY)
  deliver(): void {
    this.deliverer.deliverDue();
  }
}
