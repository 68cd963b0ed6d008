import { stringify } from 'yaml';
import { readAllowedChanges, sortChanges } from './allowedChanges';
import { change } from './descriptionRules';

const FILE = 'allowed-changes.yaml';
const ENTRY = {
  rule: 'response-field-removed',
  at: 'getSession 200 name',
  reason: 'No caller reads it.',
  until: '2027-01-31',
};

const UNREADABLE: [fault: string, text: string, message: string][] = [
  ['not YAML', '- {', 'is not YAML'],
  ['not a list', 'rule: x', 'has to be a list'],
  ['an entry that is not an object', '- a text', 'entry 1: must be object'],
  ['no rule', stringify([{ ...ENTRY, rule: undefined }]), 'entry 1: rule is missing'],
  [
    'an unknown rule',
    stringify([ENTRY, { ...ENTRY, rule: 'answer-gone' }]),
    'entry 2: rule "answer-gone" is unknown',
  ],
  ['an empty location', stringify([{ ...ENTRY, at: '' }]), 'entry 1: at[0] is empty'],
  [
    'an empty list of locations',
    stringify([{ ...ENTRY, at: [] }]),
    'entry 1: at must NOT have fewer than 1 items',
  ],
  ['no reason', stringify([{ ...ENTRY, reason: undefined }]), 'entry 1: reason is missing'],
  ['an empty reason', stringify([{ ...ENTRY, reason: ' ' }]), 'entry 1: reason is empty'],
  ['no last day', stringify([{ ...ENTRY, until: undefined }]), 'entry 1: until is missing'],
  [
    'a last day that never comes',
    stringify([{ ...ENTRY, until: '2027-02-30' }]),
    'entry 1: until has to be an existing day',
  ],
  [
    'a last day in another notation',
    stringify([{ ...ENTRY, until: '31.01.2027' }]),
    'entry 1: until has to be an existing day',
  ],
  ['a typing error', stringify([{ ...ENTRY, untill: '2027-01-31' }]), 'entry 1: untill is unknown'],
];

it.each(UNREADABLE)('names the fault of an entry: %s', (_fault, text, message) => {
  expect(() => readAllowedChanges(text, FILE)).toThrow(message);
});

it('reads one location, several locations, and an empty file', () => {
  const [one, two] = readAllowedChanges(stringify([ENTRY, { ...ENTRY, at: ['a', 'b'] }]), FILE);
  expect(one).toEqual({ ...ENTRY, at: ['getSession 200 name'] });
  expect(two?.at).toEqual(['a', 'b']);
  expect(readAllowedChanges('', FILE)).toEqual([]);
});

describe('sorting changes', () => {
  const changes = [
    change('response-field-removed', 'getSession 200 name', 'is gone'),
    change('response-field-removed', 'getSession 200 login', 'is gone'),
    change('response-field-added', 'getSession 200 email', 'is new'),
  ];
  const sorted = (entries: object[], today: string) => {
    const { refused, allowed, safe, expired, unusedEntries } = sortChanges(
      changes,
      readAllowedChanges(stringify(entries), FILE),
      today,
    );
    return {
      refused: refused.map(({ at }) => at),
      allowed: allowed.map(({ change: { at }, entry: { reason } }) => `${at}: ${reason}`),
      safe: safe.map(({ at }) => at),
      expired: expired.length,
      unusedEntries: unusedEntries.map(({ rule, at }) => `${rule} ${at}`),
    };
  };

  it('allows only the rule at the location, until the last day', () => {
    expect(sorted([ENTRY], '2027-01-31')).toEqual({
      refused: ['getSession 200 login'],
      allowed: ['getSession 200 name: No caller reads it.'],
      safe: ['getSession 200 email'],
      expired: 0,
      unusedEntries: [],
    });
  });

  it('allows nothing after the last day', () => {
    expect(sorted([ENTRY], '2027-02-01')).toMatchObject({
      refused: ['getSession 200 name', 'getSession 200 login'],
      allowed: [],
      expired: 1,
      unusedEntries: [],
    });
  });

  it('lists entries that allow no breaking change', () => {
    const entries = [
      { ...ENTRY, at: ['getSession 200 name', 'getSession 200 role'] },
      { ...ENTRY, rule: 'response-field-added', at: 'getSession 200 email' },
    ];
    expect(sorted(entries, '2027-01-31').unusedEntries).toEqual([
      'response-field-removed getSession 200 role',
      'response-field-added getSession 200 email',
    ]);
  });
});
