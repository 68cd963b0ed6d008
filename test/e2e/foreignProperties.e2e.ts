// A browser extension or an old script changes the prototypes of the page before or after the portal starts.
import { ana, expect, loginForm, signInAt, submitLogin, test, userButton } from './portal';
import { LONG, longIf } from './long';

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
        await page.goto(`${portal}/app/entries?view=all`);
        await page.getByRole('table').getByRole('rowheader').first().getByRole('link').click();
        await expect(page.getByLabel('Cliente ou fornecedor')).not.toHaveValue('');
      },
    );

/** Properties with names that the language reads from any object, and what an old Prototype.js adds. */
const NAMES_OF_LANGUAGE: Record<string, () => void> = {
  'a toJSON of lists and texts': () => {
    Reflect.set(Array.prototype, 'toJSON', () => '[]');
    Reflect.set(String.prototype, 'toJSON', function (this: string) {
      return `"${this}"`;
    });
  },
  'a function then': () => void Reflect.set(Object.prototype, 'then', () => undefined),
  'a function get': () => void Reflect.set(Object.prototype, 'get', () => 'foreign'),
  'a property value': () => void Reflect.set(Object.prototype, 'value', 'foreign'),
  'a property enumerable': () => void Reflect.set(Object.prototype, 'enumerable', true),
  'a function return that throws': () =>
    void Reflect.set(Object.prototype, 'return', () => {
      throw new Error('foreign');
    }),
};

for (const [name, add] of Object.entries(NAMES_OF_LANGUAGE))
  test(
    `a person signs in if a foreign script adds ${name} before the start [specification §8.29]`,
    LONG,
    async ({ page, portal }) => {
      await page.addInitScript(add);
      await page.goto(`${portal}/user/login`);
      await submitLogin(page, ana.login);
      await expect(userButton(page)).toHaveAccessibleName(ana.name);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    },
  );

/** Functions of the browser that the portal and its libraries call before the login can react. */
const FUNCTIONS = [
  'Object.assign',
  'Object.keys',
  'Array.prototype.map',
  'Array.prototype.find',
  'JSON.parse',
  'JSON.stringify',
  'Promise.all',
  'Promise.prototype.then',
  'Map.prototype.get',
  'Date.now',
  'URL',
  'fetch',
  'matchMedia',
];

for (const path of FUNCTIONS)
  for (const change of ['replaces', 'removes'] as const)
    test(
      `a person signs in or reads a message if a foreign script ${change} ${path} [specification §8.29]`,
      LONG,
      // The log of this context is not watched: what is logged depends on the function.
      async ({ browser, portal }) => {
        const context = await browser.newContext();
        const page = await context.newPage();
        const foreign = change === 'removes' ? 'undefined' : `() => { throw new Error('foreign'); }`;
        await page.addInitScript(`${path} = ${foreign};`);
        const message = page
          .locator('.staticFallback:has(h1):has(button)')
          .or(page.getByRole('alert').filter({ hasText: /\w/ }))
          .or(page.getByRole('heading', { name: 'Algo deu errado nesta tela' }));
        await page.goto(`${portal}/user/login`);
        // The message may replace the form at any time.
        await Promise.any([
          expect(message.first()).toBeVisible(),
          submitLogin(page, ana.login).then(() => expect(userButton(page)).toBeVisible()),
        ]);
        await context.close();
      },
    );
