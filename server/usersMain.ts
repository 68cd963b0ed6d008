// `npm run users`: shows and changes the users.
import { resolve } from 'node:path';
import { manageUsers } from './commands/manageUsers';
import { printLine } from './process/lifetime';

const terminal = { input: process.stdin, errors: process.stderr, print: printLine };
process.exitCode = await manageUsers(process.argv.slice(2), process.env, resolve('.'), terminal);
