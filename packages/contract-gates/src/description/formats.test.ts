import { FORMATS } from './formats';

it('accepts only existing dates, with an offset', () => {
  const isDateTime = FORMATS['date-time'];
  const valid = [
    '2026-11-20T20:00:00.000Z',
    '2026-11-20t20:00:00z',
    '2026-11-20T17:00:00-03:00',
    '2028-02-29T00:00:00Z',
  ];
  const invalid = [
    ...[
      '',
      'tomorrow',
      '2026-11-20',
      '2026-11-20T20:00:00',
      '2026-11-20 20:00:00Z',
      '2026-11-20T20:00:00-0300',
    ],
    ...['2026-02-29T00:00:00Z', '2026-13-01T00:00:00Z', '2026-11-31T00:00:00Z', '2026-11-20T24:00:00Z'],
    ...['2026-11-20T20:60:00Z', '2026-11-20T20:00:60Z', '0000-00-00T00:00:00Z', '2026-11-20T20:00:00Z '],
  ];
  expect(valid.filter((value) => !isDateTime(value))).toEqual([]);
  expect(invalid.filter(isDateTime)).toEqual([]);
});

it('accepts only existing days', () => {
  expect(['2026-11-20', '2028-02-29'].filter((value) => !FORMATS.date(value))).toEqual([]);
  const invalid = [
    '',
    '2026-11',
    '2026-02-29',
    '2026-13-01',
    '2026-11-31',
    '20261120',
    '2026-11-20Z',
    '0000-00-00',
  ];
  expect(invalid.filter(FORMATS.date)).toEqual([]);
});
