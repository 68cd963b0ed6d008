import {
  isConflict,
  isNotOffered,
  isRefused,
  isRepeatable,
  isTemporary,
  markLost,
  toCallError,
} from './callError';
import type { CallError } from './callError';

const http = (status: number, reason?: string): CallError => ({
  kind: 'http',
  status,
  text: '',
  endsSession: false,
  ...(reason !== undefined && { reason }),
});
const other = (kind: 'network' | 'timeout' | 'unreadable' | 'foreign' | 'stale'): CallError => ({
  kind,
  text: '',
});

it.each([
  // Kind of the error: temporary, repeatable by polling, not offered, refused, conflict, perhaps stored.
  ['network', other('network'), [true, true, false, false, false, true]],
  ['timeout', other('timeout'), [true, true, false, false, false, true]],
  ['unreadable', other('unreadable'), [true, true, false, false, false, true]],
  ['foreign', other('foreign'), [false, false, false, false, false, false]],
  ['stale', other('stale'), [false, false, false, false, false, false]],
  ['304', http(304), [false, false, false, false, false, false]],
  ['400', http(400), [false, false, false, false, false, false]],
  ['401', http(401), [false, false, false, false, false, false]],
  ['403', http(403), [false, false, false, true, false, false]],
  ['404', http(404), [false, false, true, false, false, false]],
  ['405', http(405), [false, false, true, false, false, false]],
  ['408', http(408), [false, false, false, false, false, true]],
  ['409', http(409), [false, false, false, false, true, false]],
  ['409 while the first request runs', http(409, 'in-progress'), [false, false, false, false, false, false]],
  ['422', http(422), [false, false, false, false, false, false]],
  ['429', http(429), [false, true, false, false, false, false]],
  ['499', http(499), [false, false, false, false, false, false]],
  ['500', http(500), [true, true, false, false, false, true]],
  ['501', http(501), [false, false, true, false, false, false]],
  ['503', http(503), [true, true, false, false, false, false]],
  ['504', http(504), [true, true, false, false, false, true]],
])('the error %s is understood [specification §7.62, §8.3]', (_what, error, expected) => {
  const lost = markLost(error, 'unknown');
  const found = [
    isTemporary(error),
    isRepeatable(error),
    isNotOffered(error),
    isRefused(error),
    isConflict(error),
    'lost' in lost,
  ];
  expect(found).toEqual(expected);
  expect(lost).toEqual('lost' in lost ? { ...error, lost: 'unknown' } : error);
});

it('no error is neither a refusal nor a conflict', () => {
  expect([isRefused(null), isConflict(null)]).toEqual([false, false]);
});

it('an aborted mutation counts as a lost connection', () => {
  expect(toCallError({ name: 'AbortError', message: 'Aborted' })).toEqual({ kind: 'network', text: '' });
  expect(toCallError(http(500))).toEqual(http(500));
});
