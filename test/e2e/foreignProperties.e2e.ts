// A browser extension or an old script changes the prototypes of the page before or after the portal starts.
import { expect, loginForm, signInAt, test } from './portal';
import { longIf } from './long';

/** Each one runs in the page, so it uses nothing outside of itself. */
const PROPERTIES: Record<string, () => void> = {
  'a function': () => void Reflect.set(Object.prototype, 'extend', () => 'foreign'),
  'a text': () => void Reflect.set(Object.prototype, 'extend', 'foreign'),
  'an object': () => void Reflect.set(Object.prototype, 'extend', { foreign: true }),
  'the value null': () => void Reflect.set(Object.prototype, 'extend', null),
  'a getter that throws': () => {
    const get = () => {
      throw new Error('foreign');
    };
    Reflect.defineProperty(Object.prototype, 'extend', { enumerable: true, configurable: true, get });
  },
  'methods of lists': () => {
    for (const name of ['last', 'remove', 'each']) Reflect.set(Array.prototype, name, () => 'foreign');
  },
  'methods of texts, numbers and functions': () => {
    for (const prototype of [String.prototype, Number.prototype, Function.prototype])
      Reflect.set(prototype, 'format', () => 'foreign');
  },
};
const TIMES = ['before the start', 'after the login is shown'] as const;

for (const [name, add] of Object.entries(PROPERTIES))
  for (const time of TIMES)
    test(
      `a person signs in and opens an entry if a foreign script adds ${name} ${time} [specification §8.29]`,
      longIf(name !== 'a function' || time !== 'before the start'),
      async ({ page, portal }) => {
        if (time === 'before the start') await page.addInitScript(add);
        await page.goto(`${portal}/user/login`);
        await expect(page.locator('#root[data-prerendered]')).toHaveCount(0);
        await expect(loginForm(page).submit).toBeEnabled();
        if (time !== 'before the start') await page.evaluate(add);
        await signInAt(page);
        await page.goto(`${portal}/app/entries`);
        await page.getByRole('table').getByRole('rowheader').first().getByRole('link').click();
        await expect(page.getByLabel('Cliente ou fornecedor')).not.toHaveValue('');
      },
    );
