import { readFileSync } from 'node:fs';
import config from '../../../../contract.config';
import { readDocument } from '../description/readDocument';
import { itNeedsGit } from '../../test/needsGit';
import { findBase } from '../base';
import { changesSince } from './changesSince';

const NOW = {
  description: config.description,
  agreements: config.agreements,
  document: {},
  pacts: new Map(),
  validated: [],
  today: '2026-02-03',
};

itNeedsGit({ history: true })('compares with the files of the base, breaking changes first', () => {
  const text = readFileSync(config.description, 'utf8')
    .replace('  /session:\n', '  /who:\n')
    .replace(
      '      operationId: listDashboards\n',
      '      operationId: listDashboards\n      deprecated: true\n      x-sunset: 2027-01-01\n',
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
