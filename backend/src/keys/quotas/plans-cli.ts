import { parseEmail } from "@earshot/domain/shared/text/email";
import type { DataSource } from "typeorm";
import { withCommandDatabase } from "../../database/command-database.js";
import { AccountPlanRow } from "./account-plan.row.js";
import { PlanRow } from "./plan.row.js";
import { runCommand, WrongArguments } from "../../shared/process/run-command.js";

const USAGE = `Usage: npm run plans                        the plans of the API
       npm run plans -- set <email> <plan>  gives an account a plan; it applies within a minute
`;

async function list(dataSource: DataSource): Promise<number> {
  for (const plan of await dataSource.getRepository(PlanRow).find({ order: { perDay: "ASC" } })) {
    const { name, perMinute, perDay, batchMax, webhooksMax } = plan;
    process.stdout.write(
      `${name}: ${perMinute} a minute, ${perDay} a day, ${batchMax} items a request, ${webhooksMax} webhooks\n`,
    );
  }
  return 0;
}

async function set(dataSource: DataSource, email: string, plan: string): Promise<number> {
  if (!(await dataSource.getRepository(PlanRow).existsBy({ name: plan }))) {
    process.stderr.write(`There is no plan "${plan}". npm run plans lists them.\n`);
    return 1;
  }
  // The view through which other features may read accounts.
  const owner = await dataSource
    .createQueryBuilder()
    .select("reader.id", "id")
    .from("mailable_users", "reader")
    .where("lower(reader.email) = :email", { email: email.toLowerCase() })
    .getRawOne<{ id: string }>();
  if (!owner) {
    process.stderr.write(`No confirmed account has the address ${email}.\n`);
    return 1;
  }
  await dataSource.getRepository(AccountPlanRow).upsert({ userId: owner.id, plan }, ["userId"]);
  process.stdout.write(`${email} has the plan ${plan}.\n`);
  return 0;
}

async function main(args: readonly string[]): Promise<number> {
  if (args.length === 0) return withCommandDatabase(list);
  const [command, given, plan, ...more] = args;
  const email = parseEmail(given);
  if (command !== "set" || email === undefined || plan === undefined || more.length > 0)
    throw new WrongArguments("Name a command: set, with an email address and a plan.");
  return withCommandDatabase((dataSource) => set(dataSource, email, plan));
}

await runCommand(main, USAGE);
