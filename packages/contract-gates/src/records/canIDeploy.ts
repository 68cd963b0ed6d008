// `npm run can-i-deploy -- --pacticipant NAME --version V --to-environment E [-o json] [--dry-run]`: the broker's question,
// answered from the files in git. Exit codes: 0 yes, 1 no or unknown, 2 the command line is wrong.
import { main, readOptions, wrongCommandLine } from '../commandLine';
import { git } from '../git';
import { AGREEMENTS, CONSUMER } from '../places';
import { mayDeploy } from './answer';
import type { Answer, Row } from './answer';
import { readDeployments, readVerifications } from './records';
import { PACTICIPANTS, consumerVersion, isPacticipant, providerVersion } from './versions';
import type { Pacticipant } from './versions';
import { environmentFile } from './writeRecords';

const USAGE = `npm run can-i-deploy -- --pacticipant ${PACTICIPANTS.join('|')} --version COMMIT|NAME --to-environment NAME [--same-description-is-enough] [-o table|json] [--dry-run]`;

const options = readOptions(
  {
    pacticipant: { type: 'string' },
    version: { type: 'string' },
    'to-environment': { type: 'string' },
    output: { type: 'string', short: 'o', default: 'table' },
    'same-description-is-enough': { type: 'boolean', default: false },
    'dry-run': { type: 'boolean', default: false },
  },
  USAGE,
  ['pacticipant', 'version', 'to-environment'],
);
const { pacticipant, version, output, 'to-environment': environment } = options;
if (!isPacticipant(pacticipant)) wrongCommandLine(`There is no pacticipant ${pacticipant}`, USAGE);
if (output !== 'table' && output !== 'json') wrongCommandLine(`There is no output ${output}`, USAGE);

const HEADINGS = ['CONSUMER', 'C.VERSION', 'PROVIDER', 'P.VERSION', 'SUCCESS?', 'RESULT#'];

await main(() => {
  const answer = answerFromFiles(pacticipant);
  console.log(output === 'json' ? JSON.stringify(answer, null, 2) : inWords(answer));
  const isYes = answer.deployable === true;
  if (!isYes && options['dry-run']) console.error('Dry run: the exit code is 0 all the same.');
  return isYes || options['dry-run'] ? 0 : 1;
});

function answerFromFiles(name: Pacticipant): Answer {
  environmentFile(environment);
  const records = { verifications: readVerifications(), deployments: readDeployments() };
  const found =
    name === CONSUMER ? consumerVersion(version, records) : providerVersion(name, version, records);
  if (found.kind === 'unknown') {
    return {
      deployable: null,
      rows: [],
      reason: `No pacts or verifications have been published for version ${version} of ${name}`,
      explained: [found.why],
    };
  }
  const answer = mayDeploy({
    asked: found.found,
    environment,
    records,
    isSameDescriptionEnough: options['same-description-is-enough'],
  });
  if (answer.deployable === true || name !== CONSUMER) return answer;
  const changed = AGREEMENTS.flatMap(({ pact, validators }) => [pact, ...validators]).filter(
    (file) => (git('status', '--porcelain', '--', file) ?? '') !== '',
  );
  const beware = changed.map(
    (file) => `${file} has changes that are not committed: a commit does not have them.`,
  );
  return { ...answer, explained: [...answer.explained, ...beware] };
}

function inWords({ deployable, rows, reason, explained }: Answer): string {
  return [
    deployable === true ? 'Computer says yes \\o/' : 'Computer says no ¯\\_(ツ)_/¯',
    ...(rows.length > 0 ? [asMatrix(rows)] : []),
    reason,
    explained.join('\n'),
  ].join('\n\n');
}

function asMatrix(rows: Row[]): string {
  const cells = rows.map(({ consumer, provider, success }, row) => [
    consumer.name,
    short(consumer.version),
    provider.name,
    short(provider.version),
    String(success ?? '???'),
    success === null ? '' : String(row + 1),
  ]);
  const widths = HEADINGS.map((heading, column) =>
    Math.max(heading.length, ...cells.map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: string[]) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join(' | ')
      .trimEnd();
  return [line(HEADINGS), widths.map((width) => '-'.repeat(width)).join('-|-'), ...cells.map(line)].join(
    '\n',
  );
}

function short(version: string | null): string {
  if (version === null) return '???';
  return version.length > 10 ? `${version.slice(0, 7)}...` : version;
}
