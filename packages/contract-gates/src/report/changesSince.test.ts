import { readDocument } from '../description/readDocument';
import config from '../../test/club/contract.config';
import { itNeedsGit } from '../../test/needsGit';
import { makeRepository } from '../../test/repository';
import { findBase } from '../base';
import { changesSince } from './changesSince';

const onTestEnd: (() => void)[] = [];
afterEach(() => {
  for (const end of onTestEnd.splice(0)) end();
});

const NOW = {
  description: config.description,
  consumer: config.consumer,
  agreements: config.agreements,
  document: {},
  pacts: new Map(),
  validated: [],
  today: '2026-02-03',
};

itNeedsGit()('compares with the files of the base, breaking changes first', () => {
  const here = makeRepository();
  const start = process.cwd();
  onTestEnd.push(() => {
    process.chdir(start);
    here.remove();
  });
  process.chdir(here.folder);
  const text = here
    .read(config.description)
    .replace('  /session:\n', '  /who:\n')
    .replace(
      '      operationId: listCourts\n',
      '      operationId: listCourts\n      deprecated: true\n      x-sunset: 2027-01-01\n',
    );
  const now = { ...NOW, document: readDocument(text) };
  const since = changesSince(findBase('HEAD'), now);
  if (since.kind === 'none') throw new Error(since.reason);
  const severities = since.description?.map(({ severity }) => severity) ?? [];
  expect(severities).toContain('breaking');
  expect(severities).toContain('safe');
  expect(severities).toEqual([...severities].sort());
  expect(since.description?.map(({ rule }) => rule)).toEqual(
    expect.arrayContaining(['operation-moved', 'deprecated']),
  );
  expect(new Set(since.pact?.map(({ rule }) => rule))).toEqual(new Set(['interaction-gone']));
});

it('returns the reason for a missing base', () => {
  const base = findBase('no-such-name');
  expect(base.kind).toBe('none');
  expect(changesSince(base, NOW)).toBe(base);
});
