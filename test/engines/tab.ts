import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';
import { PATIENCE_MS, type Driver, type Key } from './driver';

/** An element as a person names it: by its role and name, its label, its text, or CSS where it has no name. */
export type Find = {
  within?: Find;
} & (
  | { role: string; name?: string; part?: string; level?: number }
  | { label: string }
  | { text: string }
  | { selector: string }
);

const PAUSE_MS = 100;

const IN_PAGE = [
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  new URL('inPage.js', import.meta.url),
]
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

/**
 * Waits until `check` returns a value. A check that throws is repeated, because another page or element may be replacing the one
 * that it uses.
 * @throws Error with the description and the last error after two minutes
 */
export async function until<Result>(
  description: string,
  check: () => Promise<Result | false | undefined>,
): Promise<Result> {
  const end = Date.now() + PATIENCE_MS;
  let lastError: unknown;
  for (;;) {
    const result = await check().catch((error: unknown) => {
      lastError = error;
      return undefined;
    });
    if (result !== false && result !== undefined) return result;
    if (Date.now() > end) throw new Error(`not seen: ${description}`, { cause: lastError });
    await sleep(PAUSE_MS);
  }
}

/** A tab, used as a person uses it. Each method waits for its element. */
export class Tab {
  readonly #driver: Driver;

  constructor(driver: Driver) {
    this.#driver = driver;
  }

  get driver(): Driver {
    return this.#driver;
  }

  /** Opens an address, and begins to listen for violations of the policy. */
  async goto(url: string): Promise<void> {
    await this.#driver.goto(url);
    await this.#ask('true');
  }

  async reload(): Promise<void> {
    await this.#driver.reload();
    await this.#ask('true');
  }

  async click(find: Find): Promise<void> {
    await this.#act(find, (selector) => this.#driver.click(selector));
  }

  /** Replaces the text of a field. The page may move the focus meanwhile, so a lost text is typed again. */
  async fill(find: Find, text: string): Promise<void> {
    await until(`${text} in ${describe(find)}`, async () => {
      await this.click(find);
      await this.#driver.pressControl('a');
      await this.#driver.type(text);
      return (await this.read(find)) === text;
    });
  }

  async choose(find: Find, value: string): Promise<void> {
    await this.#act(find, (selector) => this.#driver.choose(selector, value));
  }

  async upload(selector: string, path: string): Promise<void> {
    await until(
      selector,
      async () => (await this.evaluate(`document.querySelector('${selector}') !== null`)) === true,
    );
    await this.#driver.upload(selector, path);
  }

  press(key: Key): Promise<void> {
    return this.#driver.press(key);
  }

  async see(find: Find): Promise<void> {
    await until(describe(find), async () => (await this.count(find)) > 0);
  }

  async seeNone(find: Find): Promise<void> {
    await until(`no ${describe(find)}`, async () => (await this.count(find)) === 0);
  }

  async seeText(find: Find, text: string): Promise<void> {
    await until(`${describe(find)} with ${text}`, async () => (await this.read(find)).includes(text));
  }

  async count(find: Find): Promise<number> {
    return Number(await this.#ask(`inPage.count(${JSON.stringify(find)})`));
  }

  /** Returns the value or the text of an element, or an empty text without one. Spaces are plain and single. */
  async read(find: Find): Promise<string> {
    const text = await this.#ask(`inPage.read(${JSON.stringify(find)}) ?? ''`);
    return typeof text === 'string' ? text.replace(/\s+/g, ' ') : '';
  }

  async readAll(find: Find): Promise<string[]> {
    const texts = await this.#ask(`inPage.readAll(${JSON.stringify(find)})`);
    return Array.isArray(texts) ? texts.map((text) => String(text).replace(/\s+/g, ' ')) : [];
  }

  /** Returns the value of an expression in the page. */
  evaluate(expression: string): Promise<unknown> {
    return this.#driver.evaluate(`return ${expression}`);
  }

  async seeValue(expression: string, value: unknown): Promise<void> {
    await until(
      `${expression} is ${JSON.stringify(value)}`,
      async () => (await this.evaluate(expression)) === value,
    );
  }

  async listViolations(): Promise<string[]> {
    const violations = await this.#ask('inPage.violations');
    return Array.isArray(violations) ? violations.map(String) : [];
  }

  /** Acts on an element. The page may replace or move it meanwhile, so a refused act is repeated. */
  async #act(find: Find, act: (selector: string) => Promise<void>): Promise<void> {
    const script = `inPage.mark(${JSON.stringify(find)})`;
    await until(describe(find), async () => {
      if ((await this.#ask(script)) !== true) return false;
      await act('[data-found]');
      return true;
    });
  }

  /** Asks the page. Another page than before has no script to ask yet. */
  async #ask(expression: string): Promise<unknown> {
    const script = `typeof inPage === 'undefined' ? null : { value: ${expression} }`;
    const answer = await until('the page', async () => {
      const found = await this.evaluate(script);
      if (typeof found === 'object' && found !== null && 'value' in found) return found;
      await this.#driver.evaluate(IN_PAGE);
      return false;
    });
    return answer.value;
  }
}

const describe = (find: Find): string => JSON.stringify(find);
