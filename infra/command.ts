import { databaseCommand } from "./database-command.ts";

// Runs the operator's command of an npm script: a program below backend/dist/src, and its arguments.
const [program = "", ...args] = process.argv.slice(2);
await databaseCommand(program, args);
