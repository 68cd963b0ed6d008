import { createIntl } from 'react-intl';
import { LANGUAGES } from '../../api-spec/languages';
import type { LanguageCode } from '../../api-spec/languages';
import { day, formatList, minutesAway, moment, money, percent, timeOfDay } from './formats';

const EVENING = new Date('2026-11-22T01:05:00Z');

// The kind of space between the parts depends on the browser.
const EXPECTED: Record<LanguageCode, string[]> = {
  'pt-BR': [
    '1.234.567,891',
    'R$ 1.234,50',
    '-R$ 0,05',
    '12,5%',
    '21/11/2026',
    '21/11/2026, 22:05',
    '22:05',
    'há 2 minutos',
    'em 1 minuto',
    'a, b e c',
  ],
  'en-US': [
    '1,234,567.891',
    'R$1,234.50',
    '-R$0.05',
    '12.5%',
    '11/21/2026',
    '11/21/26, 10:05 PM',
    '10:05 PM',
    '2 minutes ago',
    'in 1 minute',
    'a, b, and c',
  ],
  'es-ES': [
    '1.234.567,891',
    '1234,50 R$',
    '-0,05 R$',
    '12,5 %',
    '21/11/2026',
    '21/11/26, 22:05',
    '22:05',
    'hace 2 minutos',
    'dentro de 1 minuto',
    'a, b y c',
  ],
  'en-EN': [
    '1,234,567.891',
    'R$1,234.50',
    '-R$0.05',
    '12.5%',
    '11/21/2026',
    '11/21/26, 10:05 PM',
    '10:05 PM',
    '2 minutes ago',
    'in 1 minute',
    'a, b, and c',
  ],
};

it.each(LANGUAGES)(
  'formats numbers, money, days, times and lists in $code [specification §9.7]',
  ({ code, tag }) => {
    const intl = createIntl({ locale: tag, timeZone: 'America/Sao_Paulo' });
    const written = [
      intl.formatNumber(1234567.891),
      money(intl, 123_450),
      money(intl, -5),
      percent(intl, 0.125),
      day(intl, '2026-11-21'),
      moment(intl, EVENING),
      timeOfDay(intl, EVENING),
      minutesAway(intl, -2),
      minutesAway(intl, 1),
      formatList(intl, ['a', 'b', 'c']),
    ];
    expect(written.map((text) => text.replaceAll(/\s/g, ' '))).toEqual(EXPECTED[code]);
  },
);

it('a day is the same in every time zone, and a time is in the browser’s zone [specification §9.7]', () => {
  const at = (timeZone: string) => createIntl({ locale: 'pt-BR', timeZone });
  for (const timeZone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
    expect(day(at(timeZone), '2026-11-21')).toBe('21/11/2026');
  }
  expect(timeOfDay(at('America/Manaus'), EVENING)).toBe('21:05');
});
