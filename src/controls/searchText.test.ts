import { readSearchText } from './searchText';

it.each([
  ['  padaria   são  ', 'padaria são'],
  ['pada\u0000ria', 'pada ria'],
  ['p', ''],
  ['\u{1F600}', ''],
  ['  ', ''],
])('the text "%s" is searched as "%s" [specification §2.223]', (typed, text) => {
  expect(readSearchText(typed)).toBe(text);
});
