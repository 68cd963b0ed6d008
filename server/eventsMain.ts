// `npm run events`: deletes old events, and erases names.
import { resolve } from 'node:path';
import { manageEvents } from './commands/manageEvents';
import { printLine } from './process/lifetime';

process.exitCode = await manageEvents(process.argv.slice(2), process.env, resolve('.'), {
  terminal: { print: printLine, printError: (line) => void process.stderr.write(`${line}\n`) },
});
