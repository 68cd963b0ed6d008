import { readFileSync } from 'node:fs';
import { DESCRIPTION } from '../description/document';
import { readDocument } from '../description/readDocument';
import { itNeedsGit } from '../../../../test/support/needsGit';
import { findBase } from '../base';
import { changesSince } from './changesSince';

const today = '2026-02-03';

itNeedsGit({ history: true })('compares with what stands at the base, breaking changes first', () => {
  const text = readFileSync(DESCRIPTION, 'utf8')
    .replace('  /session:\n', '  /who:\n')
    .replace(
      '      summary: The dashboards',
      '      deprecated: true\n      x-sunset: 2027-01-01\n      summary: The dashboards',
    );
  const now = { document: readDocument(text), pacts: new Map(), today };
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

it('hands on why there is nothing to compare with', () => {
  const base = findBase('no-such-name');
  expect(base.kind).toBe('none');
  expect(changesSince(base, { document: {}, pacts: new Map(), today })).toBe(base);
});
