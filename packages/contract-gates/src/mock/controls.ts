// Overrides for all calls of an operation. They last until they are reset or the process ends.
import type { FastifyInstance } from 'fastify';
import { entries, isObject } from '../description/document';
import type { Mocked } from './mockedOperations';
import { InvalidOverride, readDelay, readFault, readScenario } from './override';
import type { Override } from './override';

type Setting = Override & {
  /** The number of calls that still get the fault. `null`: all calls. */
  timesLeft: number | null;
};

const NO_SETTING: Setting = { scenario: null, delayMs: 0, fault: null, timesLeft: null };

export type Controls = {
  set: (operationId: string, setting: Setting) => void;
  reset: () => void;
  /** Returns the override of the next call and counts the fault down. */
  next: (operationId: string) => Override;
};

export function makeControls(): Controls {
  const settings = new Map<string, Setting>();
  return {
    set: (id, setting) => void settings.set(id, setting),
    reset: () => {
      settings.clear();
    },
    next: (id) => {
      const setting = settings.get(id) ?? NO_SETTING;
      const { timesLeft } = setting;
      if (timesLeft !== null) {
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

/**
 * Serves `POST /controls/{operationId}` and `DELETE /controls`. Pages of other origins cannot send either without a
 * preflight request, which the mock does not allow here.
 */
export function serveControls(app: FastifyInstance, operations: Mocked[], controls: Controls): void {
  app.delete('/controls', (_request, reply) => {
    controls.reset();
    return reply.code(204).send();
  });
  for (const mocked of operations) {
    const { id } = mocked.operation;
    app.post(`/controls/${encodeURIComponent(id)}`, (request, reply) => {
      controls.set(id, readSetting(mocked, request.body));
      return reply.code(204).send();
    });
  }
}

const FIELDS = ['scenario', 'delay', 'fault', 'times'];

/** @throws {InvalidOverride} */
function readSetting(mocked: Mocked, body: unknown): Setting {
  if (!isObject(body)) throw new InvalidOverride(`Send a JSON object with ${FIELDS.join(', ')}.`);
  const given = new Map(entries(body).map(([name, value]) => [name, String(value)]));
  const unknown = [...given.keys()].find((name) => !FIELDS.includes(name));
  if (unknown !== undefined)
    throw new InvalidOverride(`There is no field "${unknown}". Valid are: ${FIELDS.join(', ')}.`);
  const scenario = given.get('scenario');
  const delay = given.get('delay');
  const fault = given.get('fault');
  const times = given.get('times');
  if (times !== undefined && !/^[1-9]\d{0,3}$/.test(times))
    throw new InvalidOverride(`"times" is a number from 1 to 9999, and not "${times}".`);
  return {
    scenario: scenario === undefined ? null : readScenario(mocked, scenario),
    delayMs: delay === undefined ? 0 : readDelay(delay),
    fault: fault === undefined ? null : readFault(mocked, fault),
    timesLeft: times === undefined ? null : Number(times),
  };
}
