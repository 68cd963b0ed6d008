// Checks in which chunk the library of the cloud identity is, and that its emulator is not used.
import { readFileSync } from 'node:fs';
import { listBuiltAssets } from '../support/builtAssets';

const assets = listBuiltAssets().filter((name) => name.endsWith('.js'));
const findChunks = (text: string) =>
  assets
    .filter((name) => readFileSync(`dist/assets/${name}`, 'utf8').includes(text))
    .map((name) => name.replace(/\..*$/, ''));

it('the library of the cloud identity is in a separate chunk [specification §7.12]', () => {
  // The library sends all its calls to this address.
  expect(findChunks('identitytoolkit.googleapis.com')).toEqual(['identity']);
});

it('no build connects to an emulator of the service', () => {
  // The library shows a warning with this class when it connects to an emulator.
  expect(findChunks('firebase-emulator-warning')).toEqual([]);
});
