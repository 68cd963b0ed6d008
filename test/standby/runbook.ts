import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { delimiter, dirname } from 'node:path';
import type { Postgres, TestServer } from '../support/backend/postgres';

const PAGE = 'docs/operations.md';

/** Returns the commands below a heading of the manual, one text for each block. */
function readBlocks(heading: string): string[] {
  const [, section] = readFileSync(PAGE, 'utf8').split(`\n#### ${heading}\n`);
  const text = section?.split(/^#+ /m)[0] ?? '';
  const blocks = [...text.matchAll(/```sh\n(.*?)```/gs)].map(([, commands = '']) => commands);
  if (blocks.length === 0) throw new Error(`${PAGE} has no commands below "${heading}"`);
  return blocks;
}

/** Runs the commands of the manual, as the user of PostgreSQL. */
type Runbook = (
  heading: string,
  server: Pick<TestServer, 'url' | 'data'>,
  others?: { block?: number; variables?: Record<string, string> },
) => Promise<void>;

export const makeRunbook =
  ({ binaries, user }: Postgres): Runbook =>
  async (heading, { url, data }, { block = 0, variables = {} } = {}) => {
    const { hostname, port, username, pathname } = new URL(url);
    const child = spawn('sh', ['-euc', readBlocks(heading)[block] ?? 'exit 1'], {
      ...user,
      cwd: dirname(data),
      env: {
        PATH: `${binaries}${delimiter}${process.env['PATH'] ?? ''}`,
        ...{ PGHOST: hostname, PGPORT: port, PGUSER: username, PGDATABASE: pathname.slice(1), PGDATA: data },
        ...variables,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    const code = await once(child, 'close').then(([exitCode]: unknown[]) => exitCode);
    if (code !== 0) throw new Error(`"${heading}" of ${PAGE} failed:\n${output}`);
  };
