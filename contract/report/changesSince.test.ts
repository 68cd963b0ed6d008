import { findBase } from '../base';
import { changesSince } from './changesSince';
import type { Comparison } from './changesSince';

const now = { document: {}, interactions: [], today: '2026-02-03' };
const change = { rule: 'r', at: 'a', message: 'm' };
const compare: Comparison = {
  descriptions: (before, _after, today) => [
    { ...change, severity: 'safe', message: today },
    { ...change, severity: 'breaking', message: Object.keys(before).includes('paths') ? 'read' : 'empty' },
  ],
  pacts: (before) => [{ ...change, severity: 'safe', message: String(before.length > 0) }],
};

it('compares with what stands at the base, breaking changes first', () => {
  const since = changesSince(findBase('HEAD'), now, compare);
  if (since.kind === 'none') throw new Error(since.reason);
  expect(since.description?.map(({ message }) => message)).toEqual(['read', '2026-02-03']);
  expect(since.pact?.map(({ message }) => message)).toEqual(['true']);
});

it('hands on why there is nothing to compare with', () => {
  const base = findBase('no-such-name');
  expect(base.kind).toBe('none');
  expect(changesSince(base, now, compare)).toBe(base);
});
