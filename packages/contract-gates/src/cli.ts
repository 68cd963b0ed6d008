// `contract-gates [SUBCOMMAND] [OPTIONS]`. Exit codes: 0 done, 1 failed, 2 wrong command line, 77 skipped.
import { CommandLineError, SKIPPED, Skipped } from './commandLine';
import type { Subcommand } from './commandLine';
import { DEFAULTS } from './config';
import type { Config } from './config';
import { formatError } from './formatError';
import { loadConfig } from './loadConfig';
import { explainMissingFile } from './missingFile';

/** Loaded on use, because only the report needs a compiler and only the mock a server. */
const SUBCOMMANDS: Record<string, () => Promise<Subcommand>> = {
  check: async () => (await import('./check')).check,
  'write-pacts': async () => (await import('./consumerTests')).writePacts,
  mock: async () => (await import('./mock/command')).mock,
  report: async () => (await import('./report/command')).report,
  verify: async () => (await import('./verify/verify')).verify,
  'can-i-deploy': async () => (await import('./records/canIDeploy')).canIDeploy,
  'record-deployment': async () => (await import('./records/recordDeployment')).recordDeployment,
  identity: async () => (await import('./records/identityCommand')).identity,
  'broker publish': async () => (await import('./broker/publish')).publish,
  'broker can-i-deploy': async () => (await import('./broker/canIDeploy')).canIDeployByBroker,
  'broker record-deployment': async () =>
    (await import('./broker/recordDeployment')).recordDeploymentAtBroker,
};

/** Runs the subcommand of a command line. Returns the exit code. `readConfig` is for tests without a loader of TypeScript. */
export async function runCommand(args: string[], readConfig = loadConfig): Promise<number> {
  const isHelp = args.includes('--help') || args.includes('-h');
  if (isHelp && !isNamed(args)) {
    // The overview is also for a first run, before there is a configuration.
    console.log(await formatOverview(await readConfig().catch(() => DEFAULTS)));
    return 0;
  }
  try {
    return await runSubcommand(args, isHelp, await readConfig());
  } catch (error) {
    console.error(formatError(error));
    return 1;
  }
}

async function runSubcommand(args: string[], isHelp: boolean, config: Config): Promise<number> {
  const name = readSubcommand(args);
  const load = SUBCOMMANDS[name];
  if (load === undefined) {
    console.error(`There is no subcommand ${name}\n${await formatOverview(config)}`);
    return 2;
  }
  const subcommand = await load();
  if (isHelp) {
    console.log(formatUsage(name, subcommand, config));
    return 0;
  }
  try {
    return await subcommand.run(isNamed(args) ? args.slice(name.split(' ').length) : args, config);
  } catch (error) {
    if (error instanceof CommandLineError) {
      console.error(`${error.message}\n${formatUsage(name, subcommand, config)}`);
      return 2;
    }
    if (error instanceof Skipped) {
      console.log(`skipped: ${error.message}`);
      return SKIPPED;
    }
    const missing = explainMissingFile(error, config);
    if (missing === null) throw error;
    console.error(`${missing.line} ${missing.advice}`);
    return 1;
  }
}

/** The default is `check`. */
function readSubcommand(args: string[]): string {
  if (!isNamed(args)) return 'check';
  const two = args.slice(0, 2).join(' ');
  return Object.hasOwn(SUBCOMMANDS, two) ? two : (args[0] ?? '');
}

function isNamed([first]: string[]): boolean {
  return first !== undefined && !first.startsWith('-');
}

function formatUsage(name: string, { summary, usage }: Subcommand, config: Config): string {
  return `${config.command} ${name} ${usage(config)}\n${summary}`;
}

async function formatOverview({ command }: Pick<Config, 'command'>): Promise<string> {
  const rows: string[] = [];
  for (const [name, load] of Object.entries(SUBCOMMANDS)) {
    const { summary } = await load();
    rows.push(`  ${name.padEnd(26)}${summary}`);
  }
  return [`${command} SUBCOMMAND --help shows the options of a subcommand:`, ...rows].join('\n');
}
