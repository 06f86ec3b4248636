import { Injectable } from "@nestjs/common";
import { Interval } from "@nestjs/schedule";
import { Deliverer } from "./deliverer.js";

const EVERY = 2_000;

/** When the outbox is read. Every process delivers. */
@Injectable()
export class MailSchedule {
  constructor(private readonly deliverer: Deliverer) {}

  @Interval("mail", EVERY)
  deliver(): void {
    this.deliverer.deliverDue();
  }
}
