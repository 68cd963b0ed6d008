import { readFileSync } from 'node:fs';
import { needsGit } from '../../test/needsGit';
import { isFixedVersion, VERSION_FORMS } from './versionForm';

needsGit();

it.each(VERSION_FORMS.map(({ example }) => example))('%s is a fixed version', (version) => {
  expect(isFixedVersion(version, null)).toBe(true);
});

it.each([
  ...[
    'v2.0.0',
    '1.4.0-rc1',
    '1.4.0+g3f2a9c1',
    '1.4.0-beta.2',
    '1.4.0-alpha.1',
    '1.4.0-maintenance.1',
    '1.4.0-devices.3+20261126',
    'v1.4-dev-12-g3f2a9c1',
    `erp:latest@sha256:${'0'.repeat(64)}`,
    '1.2.3.4',
    '2026',
    '20261126.1.2',
    '1.2.0-5-gabcdef0',
    'a'.repeat(40),
  ],
  `sha512:${'f'.repeat(128)}`,
])('%s is a fixed version too', (version) => {
  expect(isFixedVersion(version, null)).toBe(true);
});

it.each([
  ...['', '1', 'v1', '1.4', '1.x', '1.4.x', '999', '3f2a9c', 'A'.repeat(40), '1.4.0 ', '1.4.0\n'],
  ...['1.4.0-current', '1.4.0-lts', '1.4.0-latest-alpine', '1.4.0-SNAPSHOT.jar', '0.0.0-development'],
  ...['1.4.0-dirty.1', '1.4.0+dirty.20261126', 'v1.4.0-3-g3f2a9c1-modified', 'v1.4.0-broken'],
  ...['1.4.0-latest.1', '1.4.0-SNAPSHOT-1', '1.2.3-dev.4', '1.2.3-nightly20261126', '2.0.0+latest.7'],
  ...['2.0.0+20261126.main', '1.4.0-rc.1-Stable', '1.4.0-next.3', '1.4.0-7current', '1.4.0-1.develop'],
  ...['1.4.0-nightly', '1.4.0-dev', '1.4.0.latest', 'sha256:abc', 'v1-gabcdef0', '1.4.0/x'],
])('%j can move', (version) => {
  expect(isFixedVersion(version, null)).toBe(false);
});

it('an accepted form matches the whole name', () => {
  expect(isFixedVersion('summer-7', /^(?:summer-\d+)$/)).toBe(true);
  expect(isFixedVersion('summer-7-latest', /^(?:summer-\d+)$/)).toBe(false);
});

it('the README has a row for each form, in this order', () => {
  const lines = readFileSync('packages/contract-gates/README.md', 'utf8').split('\n');
  const start = lines.findIndex((line) => line.startsWith('| Form of a version'));
  const rows = lines.slice(start + 2, lines.indexOf('', start));
  expect(
    rows.map((row) =>
      row
        .split('|')
        .map((cell) => cell.trim())
        .slice(1, 3),
    ),
  ).toEqual(VERSION_FORMS.map(({ description, example }) => [description, `\`${example}\``]));
});
