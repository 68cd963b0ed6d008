import { createIntl } from 'react-intl';
import { makeSearchRequest } from './searchRequest';

it.each([
  ['pt-BR', 'padaria 842,37', 'padaria', 842_37],
  ['pt-BR', '1.234,50 padaria são', 'padaria são', 1234_50],
  ['en-US', 'bakery 842.37', 'bakery', 842_37],
  ['pt-BR', 'padaria R$ 842,37', 'padaria', 842_37],
  ['pt-BR', 'nf 4711,00 842,37', 'nf 4711,00 842,37', undefined],
])(
  'an amount with decimals is apart from the words: %s %s [specification §2.222]',
  (locale, text, q, amountCents) => {
    expect(makeSearchRequest(createIntl({ locale }), text)).toEqual({ q, amountCents });
  },
);

it.each([
  ['pt-BR', '842,37', 842_37],
  ['pt-BR', 'R$ 842,37', 842_37],
  ['pt-BR', '-R$ 842,37', 842_37],
  ['pt-BR', 'R$ -842,37', 842_37],
  ['pt-BR', '\u2212842,37', 842_37],
  ['pt-BR', '1.234', 1234_00],
  ['en-US', '1.234', null],
  ['en-US', '1,234.5', 1234_50],
  ['es-ES', '1.234,5', 1234_50],
  ['pt-BR', '4711', 4711_00],
  ['pt-BR', '0,00', null],
  ['pt-BR', 'nf 4711', null],
  ['pt-BR', '--5', null],
])(
  'an amount is read as people of the language type it: %s %s [specification §2.222]',
  (locale, text, cents) => {
    expect(makeSearchRequest(createIntl({ locale }), text)).toEqual({
      q: text,
      ...(cents !== null && { amountCents: cents }),
    });
  },
);
