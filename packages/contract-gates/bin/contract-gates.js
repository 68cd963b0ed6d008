#!/usr/bin/env node
// tsx compiles the TypeScript sources and the configuration file on loading.
import { register } from 'tsx/esm/api';

register();
const { runCommand } = await import('../src/cli.ts');
process.exitCode = await runCommand(process.argv.slice(2));
