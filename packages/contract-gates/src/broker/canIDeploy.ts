import { CommandLineError, readOptions } from '../commandLine';
import type { Subcommand } from '../commandLine';
import type { Config } from '../config';
import { entry, parseJson } from '../description/document';
import { runBroker, requireBroker } from './client';
import { currentCommit, requireVersionUnlessConsumer } from './version';

/** The client repeats the question while a verification may be running. */
const RETRIES = { 'retry-while-unknown': '12', 'retry-interval': '10' };

/** Exit codes: 0 yes or a dry run, 1 no or unknown. */
export const canIDeployByBroker: Subcommand = {
  summary: 'Asks the broker whether a version may be deployed.',
  usage: (config) => {
    const optional = listOptionalProviders(config);
    return [
      `--to-environment NAME [--pacticipant ${config.consumer}] [--version COMMIT]`,
      ...(optional.length > 0 ? [`[--ignore ${optional.join('|')}]`] : []),
      ...Object.entries(RETRIES).map(([option, value]) => `[--${option} ${value}]`),
      '[-o table|json] [--dry-run]',
    ].join(' ');
  },
  run: async (args, config) => {
    const { consumer, command } = config;
    const options = readOptions(
      args,
      {
        'to-environment': { type: 'string' },
        pacticipant: { type: 'string', default: consumer },
        version: { type: 'string' },
        ignore: { type: 'string', multiple: true, default: [] },
        'retry-while-unknown': { type: 'string', default: RETRIES['retry-while-unknown'] },
        'retry-interval': { type: 'string', default: RETRIES['retry-interval'] },
        output: { type: 'string', short: 'o', default: 'table' },
        'dry-run': { type: 'boolean', default: false },
      },
      ['to-environment'],
    );
    const { pacticipant, output, ignore } = options;
    if (output !== 'table' && output !== 'json') throw new CommandLineError(`There is no output ${output}`);
    const notOptional = ignore.filter((name) => !listOptionalProviders(config).includes(name));
    if (notOptional.length > 0) throw new CommandLineError(`${notOptional.join(', ')} is not optional`);
    requireVersionUnlessConsumer(consumer, pacticipant, options.version);
    requireBroker({ otherwise: `${command} can-i-deploy reads the records in git` });

    const { code, stdout } = await runBroker([
      'can-i-deploy',
      ...['--pacticipant', pacticipant],
      ...['--version', options.version ?? currentCommit()],
      ...ignore.flatMap((name) => ['--ignore', name]),
      ...['--to-environment', options['to-environment']],
      ...['--retry-while-unknown', options['retry-while-unknown']],
      ...['--retry-interval', options['retry-interval']],
      ...['--output', output],
      ...(options['dry-run'] ? ['--dry-run'] : []),
    ]);
    if (config.validators !== undefined && pacticipant === consumer)
      console.error(
        'The broker knows the pacts of this version, and not its generated validators. If only the validators changed, verify again.',
      );
    if (code !== 0 || output === 'table' || options['dry-run']) return code;
    // With JSON output, the exit code of the client is always 0.
    return entry(entry(parseJson(stdout), 'summary'), 'deployable') === true ? 0 : 1;
  },
};

const listOptionalProviders = ({ agreements }: Config): string[] =>
  agreements.filter(({ isOptional }) => isOptional).map(({ provider }) => provider);
