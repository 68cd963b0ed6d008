// `npm run migrate`: applies the missing migrations and ends.
import { resolve } from 'node:path';
import { migrateDatabase } from './commands/migrateDatabase';
import { printLine } from './process/lifetime';

process.exitCode = await migrateDatabase(process.env, resolve('.'), {
  print: printLine,
  printError: (line) => void process.stderr.write(`${line}\n`),
});
