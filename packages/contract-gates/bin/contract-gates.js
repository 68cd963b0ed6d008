#!/usr/bin/env node
// tsx compiles the TypeScript sources and the configuration file on loading.
import { fileURLToPath } from 'node:url';
import { register } from 'tsx/esm/api';

// Without a file of its own, the sources would be compiled by that of the repository, which may know no JSX.
register({ tsconfig: fileURLToPath(new URL('tsconfig.run.json', import.meta.url)) });
const { runCommand } = await import('../src/cli.ts');
process.exitCode = await runCommand(process.argv.slice(2));
