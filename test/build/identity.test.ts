// Where the cloud identity's library stands in the build, and what of it is not shipped.
import { readFileSync } from 'node:fs';
import { listBuiltAssets } from '../support/builtAssets';

const assets = listBuiltAssets().filter((name) => name.endsWith('.js'));
const withText = (text: string) =>
  assets
    .filter((name) => readFileSync(`dist/assets/${name}`, 'utf8').includes(text))
    .map((name) => name.replace(/\..*$/, ''));

it('the library of the cloud identity is in a separate chunk [specification §7.12]', () => {
  // The address that all its calls go to.
  expect(withText('identitytoolkit.googleapis.com')).toEqual(['identity']);
});

it('no build connects to an emulator of the service', () => {
  // The class of the warning that connecting draws on the page.
  expect(withText('firebase-emulator-warning')).toEqual([]);
});
