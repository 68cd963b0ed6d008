import { isConflict } from './callError';
import type { CallError } from './callError';
import {
  describeRefusal,
  hasPayment,
  isForeign,
  isOutdated,
  readChangedBy,
  readConflictIds,
  readProblems,
} from './failedChange';

const http = (status: number, reason: string, body?: unknown) => ({
  kind: 'http' as const,
  status,
  text: '422 Unprocessable Content',
  endsSession: false,
  reason,
  body,
});

it.each<[unknown, unknown]>([
  [{ problems: [{ field: 'a', reason: 'b', more: 1 }] }, [{ field: 'a', reason: 'b' }]],
  [{ problems: [{ field: 'a' }, { reason: 'b' }, { field: 1, reason: 'b' }, null, 'x'] }, []],
  [{ problems: 'x' }, []],
  [{ problems: {} }, []],
  [{}, []],
  [null, []],
])('reads the refused fields of %j', (body, problems) => {
  expect(readProblems(body)).toEqual(problems);
});

it.each<[unknown, string | null]>([
  [{ changedBy: 'Ana Souza' }, 'Ana Souza'],
  [{ changedBy: '' }, null],
  [{ changedBy: ' ' }, null],
  [{ changedBy: 1 }, null],
  [{}, null],
  [null, null],
])('reads the other person of %j', (body, name) => {
  expect(readChangedBy(body)).toBe(name);
});

it.each<[unknown, string[] | null]>([
  [{ ids: ['1', '2'] }, ['1', '2']],
  [{ ids: ['1', 2, null] }, ['1']],
  [{ ids: [] }, []],
  [{ ids: '1' }, null],
  [null, null],
])('reads the entries of %j', (body, ids) => {
  expect(readConflictIds(body)).toEqual(ids);
});

it.each<[CallError, boolean[]]>([
  [http(409, 'changed-meanwhile'), [true, false, false]],
  [http(422, 'changed-meanwhile'), [false, false, false]],
  [http(403, 'not-own'), [false, true, false]],
  [http(409, 'not-own'), [false, false, false]],
  [http(409, 'has-payment'), [false, false, true]],
  [http(403, 'has-payment'), [false, false, false]],
  [http(409, 'other'), [false, false, false]],
  [http(403, 'other'), [false, false, false]],
  [{ kind: 'network', text: '' }, [false, false, false]],
])('tells apart why a change is refused: %j', (error, expected) => {
  expect([isOutdated(error), isForeign(error), hasPayment(error)]).toEqual(expected);
});

describe('the text of a refusal', () => {
  const body = { message: 'O banco está fechado.' };

  it('is the server’s sentence, in its language', () => {
    expect(describeRefusal(http(422, 'x', body))).toEqual({ text: body.message });
    expect(describeRefusal({ ...http(422, 'x', body), language: 'pt-BR' })).toEqual({
      text: body.message,
      lang: 'pt-BR',
    });
  });

  it('is the server’s sentence for a closed month, which is no conflict [specification §2.315]', () => {
    const closed = http(409, 'month-closed', body);
    expect(describeRefusal(closed)).toEqual({ text: body.message });
    expect([isOutdated(closed), isConflict(closed)]).toEqual([false, false]);
  });

  it.each<[string, CallError]>([
    ['of a closed month without a sentence', http(409, 'month-closed', {})],
    ['without a sentence', http(422, 'x', {})],
    ['with another status', http(409, 'x', body)],
    ['without a response', { kind: 'network', text: 'offline' }],
  ])('is the portal’s for a failure %s', (_what, error) => {
    expect(describeRefusal(error)).not.toHaveProperty('text', body.message);
    expect(describeRefusal(error)).toHaveProperty('messageId');
  });
});
