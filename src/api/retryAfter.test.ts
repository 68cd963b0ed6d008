import { readRetryAfter } from './retryAfter';

const NOW = Date.parse('2026-11-20T20:00:00Z');
const readSeconds = (value: string) => readRetryAfter(new Headers({ 'Retry-After': value }), NOW);

it.each([
  ['120', 120],
  [' 1 ', 1],
  ['86400', 86_400],
  ['Fri, 20 Nov 2026 20:02:00 GMT', 120],
  ['Friday, 20-Nov-26 20:02:00 GMT', 120],
  ['Fri Nov 20 20:02:00 2026 GMT', 120],
])('Retry-After: %s is %d seconds [specification §8.3]', (value, seconds) => {
  expect(readSeconds(value)).toBe(seconds);
});

it.each([
  '0',
  '-5',
  '1.5',
  'soon',
  '',
  '2027-01-01',
  '86401',
  '20 Nov 2026 20:02:00 GMT',
  'Fri, 20 Nov 2026 19:00:00 GMT',
  'Fri, soon',
])('Retry-After: %j is not shown [specification §8.3]', (value) => {
  expect(readSeconds(value)).toBeNull();
});

it('an absent Retry-After is not shown [specification §8.3]', () => {
  expect(readRetryAfter(new Headers(), NOW)).toBeNull();
});
