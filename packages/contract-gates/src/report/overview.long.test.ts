// The first table of the report, from records in a repository.
import config from '../../test/club/contract.config';
import { needsGit } from '../../test/needsGit';
import { recordsIn } from '../../test/records';
import { makeRepository } from '../../test/repository';
import type { TestRepository } from '../../test/repository';
import { deploymentsFolder } from '../records/records';

needsGit();

jest.setTimeout(300_000);

let here: TestRepository;
beforeEach(() => {
  here = makeRepository();
});
afterEach(() => {
  here.remove();
});

const { deploy, recordVerifications } = recordsIn(() => here);

/** Writes the report and returns the texts of its first table, row by row. */
async function readRows(): Promise<string[]> {
  expect(await here.call('report', ['--out', 'report.html'])).toMatchObject({ code: 0 });
  const [, table = ''] = /<table>(.*?)<\/table>/s.exec(here.read('report.html')) ?? [];
  return table.split('<tr').map((row) =>
    row
      .replace(/^[^>]*>/, '')
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/\s+/g, ' '),
  );
}

const COMMIT = 'abcdef0123456789abcdef0123456789abcdef01';

/** Changes the version of the deployment. */
function replaceVersion(version: string): void {
  const production = `${deploymentsFolder(config)}/production.json`;
  here.write(production, here.read(production).replace(/[0-9a-f]{40}/, version));
}

it('shows the scenarios, the verified versions and the environments of each operation', async () => {
  recordVerifications([
    [true, '1.4.0'],
    [false, '1.5.0'],
    [true, COMMIT],
    [false, COMMIT.slice(0, 8)],
  ]);
  await deploy('club-server', '1.3.0');
  await deploy('club-server', '1.5.0', '--environment', 'test');
  const row = (await readRows()).find((one) => one.includes('signIn'));
  expect(row).toContain('accepted, ');
  // The newest one counts for both names of the commit.
  expect(row).toContain(
    `club-server ✕ failed ${COMMIT.slice(0, 12)} Nov 1, 2026, 12:03 PM UTC ✕ failed 1.5.0 Nov 1, 2026, 12:01 PM UTC ✓ verified 1.4.0 `,
  );
  expect(row).toContain('club-server production: 1.3.0 not verified test: 1.5.0 ✕ failed');
  expect(row).toContain('not known');
});

it('marks the operations and fields that differ from those in an environment', async () => {
  await deploy('club-app', 'HEAD');
  here.commit('A deployment');
  expect((await readRows()).filter((row) => row.includes('changed since'))).toEqual([]);
  here.edit(config.description, '        icon: {', '        colour: { type: string }\n        icon: {');
  const changed = (await readRows()).filter((row) => row.includes('Δ changed since production'));
  expect(changed.map((row) => row.trim().split(' ')[0])).toEqual(['listCourts']);
  expect(here.read('report.html')).toMatch(/colour<\/code><div><span class="sign changed">/);
});

it.each([
  ['file', 'pacts/shop.json'],
  ['folder', 'contracts/shop.json'],
])('marks nothing after a pact got another %s', async (_what, before) => {
  const [{ pact }] = config.agreements;
  await deploy('club-app', 'HEAD');
  here.write(before, here.read(pact));
  here.git('rm', '--quiet', pact);
  replaceVersion(here.commit('The earlier name'));
  here.write(pact, here.read(before));
  here.git('rm', '--quiet', '-f', before);
  here.commit('The present name');
  const rows = await readRows();
  expect(rows.filter((row) => row.includes('changed since'))).toEqual([]);
  expect(rows.join()).toContain(' unchanged ');
});

it('says that it cannot read a deployed description which is refused today', async () => {
  await deploy('club-app', 'HEAD');
  const text = here.read(config.description);
  here.write(config.description, text.replace('paths:\n', 'webhooks: { any: {} }\npaths:\n'));
  // Its deployment was recorded by an earlier version of these tools.
  replaceVersion(here.commit('With webhooks'));
  here.write(config.description, text);
  expect((await readRows()).filter((row) => row.includes('changed since'))).toEqual([]);
  expect(here.read('report.html')).toContain('which this clone does not have or cannot read');
});

it('says that it does not know a deployed version', async () => {
  await deploy('club-app', 'HEAD');
  replaceVersion('7'.repeat(40));
  const [, row] = await readRows();
  expect(row).not.toContain('changed since production');
  expect(here.read('report.html')).toContain('which this clone does not have or cannot read');
});
