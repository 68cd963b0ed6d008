// What was set on the mock's page, by operation. Lives as long as the process.
import type { Mocked } from './described';
import { BadWish, readDelay, readFault, readScenario } from './wish';
import type { Wish } from './wish';

export type Setting = Wish & {
  /** How many more calls get the fault; `null`: all of them. */
  timesLeft: number | null;
};

const NOTHING: Setting = { scenario: null, delayMs: 0, fault: null, timesLeft: null };

export type Controls = {
  of: (operationId: string) => Setting;
  set: (operationId: string, setting: Setting) => void;
  reset: () => void;
  /** What the next call gets; a fault that was asked for a number of times is one nearer to its end. */
  next: (operationId: string) => Wish;
};

export function makeControls(): Controls {
  const settings = new Map<string, Setting>();
  const of = (id: string) => settings.get(id) ?? NOTHING;
  return {
    of,
    set: (id, setting) => void settings.set(id, setting),
    reset: () => {
      settings.clear();
    },
    next: (id) => {
      const setting = of(id);
      const { timesLeft } = setting;
      if (setting.fault !== null && timesLeft !== null) {
        const isLast = timesLeft <= 1;
        settings.set(id, {
          ...setting,
          fault: isLast ? null : setting.fault,
          timesLeft: isLast ? null : timesLeft - 1,
        });
      }
      return setting;
    },
  };
}

const FIELDS = ['scenario', 'delay', 'fault', 'times'];

/**
 * A setting as the page's form sends it: `scenario`, `delay`, `fault` and `times`, each absent or empty where nothing is
 * wanted.
 * @throws {BadWish}
 */
export function readSetting(mocked: Mocked, form: URLSearchParams): Setting {
  const unknown = [...form.keys()].find((name) => !FIELDS.includes(name));
  if (unknown !== undefined)
    throw new BadWish(`There is no field "${unknown}". There is: ${FIELDS.join(', ')}.`);
  const given = (name: string) => (form.get(name) ?? '').trim();
  const times = given('times');
  if (!/^([1-9]\d{0,3})?$/.test(times)) {
    throw new BadWish(
      `A fault is sent 1 to 9999 times, or every time where that is empty, and not "${times}".`,
    );
  }
  return {
    scenario: given('scenario') === '' ? null : readScenario(mocked, given('scenario')),
    delayMs: given('delay') === '' ? 0 : readDelay(given('delay')),
    fault: given('fault') === '' ? null : readFault(mocked, given('fault')),
    timesLeft: times === '' ? null : Number(times),
  };
}
