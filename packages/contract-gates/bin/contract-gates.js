#!/usr/bin/env node
// The sources are TypeScript. tsx compiles them, and the configuration file of the repository, while they are loaded.
import { register } from 'tsx/esm/api';

register();
const { runCommand } = await import('../src/cli.ts');
process.exitCode = await runCommand(process.argv.slice(2));
