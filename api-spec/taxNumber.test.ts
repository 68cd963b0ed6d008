import { cleanTaxNumber, formatTaxNumber, isTaxNumber, maskTaxNumber } from './taxNumber';

it.each([
  ['a CPF', '123.456.789-09', '123.456.789-09', '***.456.789-**'],
  ['a CPF with a check digit of 0', '111.444.777-35', '111.444.777-35', '***.444.777-**'],
  ['a CPF with leading zeros', '00000000191', '000.000.001-91', '***.000.001-**'],
  ['a CNPJ of digits', '11.222.333/0001-81', '11.222.333/0001-81', '11.222.333/0001-81'],
  ['a CNPJ of a bank', '00.000.000/0001-91', '00.000.000/0001-91', '00.000.000/0001-91'],
  // The example that the Receita Federal publishes for its new numbers.
  ['a CNPJ with letters', '12.abc.345/01de-35', '12.ABC.345/01DE-35', '12.ABC.345/01DE-35'],
])('accepts %s [specification §7.198]', (_what, typed, shown, masked) => {
  const number = cleanTaxNumber(typed);
  expect(isTaxNumber(number)).toBe(true);
  expect(formatTaxNumber(number)).toBe(shown);
  expect(maskTaxNumber(number)).toBe(masked);
});

it.each([
  ['a wrong first check digit', '12345678919'],
  ['a wrong last check digit', '12345678908'],
  ['swapped digits', '21345678909'],
  ['repeated digits', '11111111111'],
  ['zeros', '00000000000000'],
  ['a letter in a CPF', '1234567890A'],
  ['a letter in place of a check digit', '12ABC34501DE3A'],
  ['a wrong check digit after letters', '12ABC34501DE36'],
  ['a swapped letter', '12BAC34501DE35'],
  ['a small letter', '12abc34501de35'],
  ['too few places', '123456789'],
  ['too many places', '112223330001811'],
  ['nothing', ''],
])('refuses %s [specification §7.198]', (_what, number) => {
  expect(isTaxNumber(number)).toBe(false);
});
