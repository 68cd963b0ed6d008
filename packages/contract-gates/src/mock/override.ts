// Overrides of the response that the mock would choose.
import type { IncomingHttpHeaders } from 'node:http';
import type { Scenario } from '../description/scenarios';
import type { Mocked } from './mockedOperations';

const FAULTS = ['cut', 'unparsable', 'breaks-description'] as const;

/** A described status without an example, or a fault of the transport or the body. */
type Fault = number | (typeof FAULTS)[number];

export type Override = {
  scenario: Scenario | null;
  /** Milliseconds before the response. */
  delayMs: number;
  fault: Fault | null;
};

/** Invalid override. The message lists the valid ones. */
export class InvalidOverride extends Error {}

const LONGEST_DELAY_MS = 60_000;

/**
 * Reads the override in the headers of a call, or `null`. An invalid value of `Prefer` is an error. RFC 7240 would
 * ignore it, and a misspelt name would not be noticed.
 * @throws {InvalidOverride}
 */
export function readOverride(headers: IncomingHttpHeaders, mocked: Mocked): Override | null {
  const preferences = preferencesIn(textOf(headers['prefer']));
  const example = preferences.get('example');
  const status = preferences.get('status') ?? preferences.get('code');
  const delay = textOf(headers['x-mock-delay']);
  const fault = textOf(headers['x-mock-fault']);
  if ([example, status, delay, fault].every((given) => given === undefined)) return null;
  const byStatus = status === undefined ? null : readStatus(mocked, status);
  return {
    scenario: example === undefined ? (byStatus?.scenario ?? null) : readScenario(mocked, example),
    delayMs: delay === undefined ? 0 : readDelay(delay),
    fault: fault === undefined ? (byStatus?.fault ?? null) : readFault(mocked, fault),
  };
}

/** @throws {InvalidOverride} */
export function readScenario(mocked: Mocked, name: string): Scenario {
  const named = mocked.scenarios.find((scenario) => scenario.name === name);
  if (named) return named;
  const names = mocked.scenarios.map((scenario) => scenario.name);
  throw new InvalidOverride(
    `${mocked.operation.id} has no example "${name}". Valid are: ${names.join(', ')}.`,
  );
}

/** @throws {InvalidOverride} */
export function readDelay(text: string): number {
  if (/^\d{1,5}$/.test(text) && Number(text) <= LONGEST_DELAY_MS) return Number(text);
  throw new InvalidOverride(
    `A delay is a number of milliseconds up to ${LONGEST_DELAY_MS}, and not "${text}".`,
  );
}

/** @throws {InvalidOverride} */
export function readFault(mocked: Mocked, text: string): Fault {
  // A status with a scenario is chosen by the scenario.
  const statuses = mocked.statuses.filter(
    (status) => status >= 400 && !mocked.scenarios.some((scenario) => scenario.status === status),
  );
  const valid = [...FAULTS, ...statuses];
  const fault = valid.find((one) => String(one) === text);
  if (fault !== undefined) return fault;
  throw new InvalidOverride(`${mocked.operation.id} has no fault "${text}". Valid are: ${valid.join(', ')}.`);
}

function readStatus(mocked: Mocked, text: string): Pick<Override, 'scenario' | 'fault'> {
  const scenario = mocked.scenarios.find(({ status }) => String(status) === text);
  if (scenario) return { scenario, fault: null };
  if (mocked.statuses.some((status) => String(status) === text))
    return { scenario: null, fault: Number(text) };
  const valid = mocked.statuses.join(', ');
  throw new InvalidOverride(`${mocked.operation.id} has no status "${text}". Valid are: ${valid}.`);
}

/** Preferences by name in lower case. Of two with the same name, the first counts (RFC 7240, 2). */
function preferencesIn(header: string | undefined): Map<string, string> {
  const preferences = new Map<string, string>();
  for (const part of (header ?? '').match(/(?:"(?:\\.|[^"\\])*"|[^,"])+/g) ?? []) {
    const match = /^\s*([^\s=;"]+)\s*(?:=\s*(?:"((?:\\.|[^"\\])*)"|([^\s;"]+)))?/.exec(part);
    const name = match?.[1]?.toLowerCase();
    if (name === undefined || preferences.has(name)) continue;
    preferences.set(name, match?.[3] ?? (match?.[2] ?? '').replace(/\\(.)/g, '$1'));
  }
  return preferences;
}

const textOf = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value[0] : value;
