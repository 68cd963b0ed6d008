import { maskLogin } from './maskLogin';

it.each([
  ['52998224725', '***.982.247-**'],
  ['00000000000', '***.000.000-**'],
  ['1020304050', '***0304***'],
  ['12345678', '**3456**'],
  ['40404', '**4**'],
  ['1234', '*23*'],
  ['123', '*2*'],
  ['12', '**'],
  ['1', '*'],
  ['', ''],
  ['ana.souza@x', '***.souz***'],
])('of the login %j only the middle is readable [specification §4.33]', (login, maskedLogin) => {
  expect(maskLogin(login)).toBe(maskedLogin);
});
