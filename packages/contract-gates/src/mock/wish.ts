// Reads overrides of the mock's own choice of a response: from the headers of a call, or from the page.
import type { IncomingHttpHeaders } from 'node:http';
import type { Scenario } from '../description/operations';
import type { Mocked } from './described';

export const FAULTS = {
  cut: 'the connection is cut',
  unparsable: 'the body is no JSON',
  'breaks-description': 'the answer breaks the description',
} as const;

/** A described status without an example, or something that no backend should do. */
export type Fault = number | keyof typeof FAULTS;

export type Wish = {
  scenario: Scenario | null;
  /** Milliseconds to hold the answer back. */
  delayMs: number;
  fault: Fault | null;
};

/** A wish that cannot be granted; the message says which there are. */
export class BadWish extends Error {}

const LONGEST_DELAY_MS = 60_000;

/**
 * The wish that a call's own headers carry, or `null`. `Prefer` is read as RFC 7240 writes it, except that a preference
 * that cannot be met is an error here: a misspelt name would otherwise pass for a scenario.
 * @throws {BadWish}
 */
export function wishIn(headers: IncomingHttpHeaders, mocked: Mocked): Wish | null {
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

/** @throws {BadWish} */
export function readScenario(mocked: Mocked, name: string): Scenario {
  const found = mocked.scenarios.find((scenario) => scenario.name === name);
  if (found) return found;
  const names = mocked.scenarios.map((scenario) => scenario.name);
  throw new BadWish(`${mocked.operation.id} has no example "${name}". There is: ${names.join(', ')}.`);
}

/** @throws {BadWish} */
export function readDelay(text: string): number {
  if (/^\d{1,5}$/.test(text) && Number(text) <= LONGEST_DELAY_MS) return Number(text);
  throw new BadWish(`A delay is a number of milliseconds up to ${LONGEST_DELAY_MS}, and not "${text}".`);
}

/** @throws {BadWish} */
export function readFault(mocked: Mocked, text: string): Fault {
  const isFault = (name: string): name is keyof typeof FAULTS => Object.hasOwn(FAULTS, name);
  if (isFault(text)) return text;
  const statuses = errorStatuses(mocked);
  const status = statuses.find((one) => String(one) === text);
  if (status !== undefined) return status;
  const known = [...Object.keys(FAULTS), ...statuses];
  throw new BadWish(`${mocked.operation.id} has no fault "${text}". There is: ${known.join(', ')}.`);
}

/** The statuses that no scenario of the operation has. */
export const errorStatuses = ({ scenarios, statuses }: Mocked): number[] =>
  statuses.filter((status) => status >= 400 && !scenarios.some((scenario) => scenario.status === status));

function readStatus(mocked: Mocked, text: string): Pick<Wish, 'scenario' | 'fault'> {
  const scenario = mocked.scenarios.find(({ status }) => String(status) === text);
  if (scenario) return { scenario, fault: null };
  if (mocked.statuses.some((status) => String(status) === text))
    return { scenario: null, fault: Number(text) };
  const known = mocked.statuses.join(', ');
  throw new BadWish(`${mocked.operation.id} has no status "${text}". There is: ${known}.`);
}

/** By name, in lower case. Where a preference is given twice, the first counts (RFC 7240, 2). */
function preferencesIn(header: string | undefined): Map<string, string> {
  const found = new Map<string, string>();
  for (const part of (header ?? '').match(/(?:"(?:\\.|[^"\\])*"|[^,"])+/g) ?? []) {
    const match = /^\s*([^\s=;"]+)\s*(?:=\s*(?:"((?:\\.|[^"\\])*)"|([^\s;"]+)))?/.exec(part);
    const name = match?.[1]?.toLowerCase();
    if (name === undefined || found.has(name)) continue;
    found.set(name, match?.[3] ?? (match?.[2] ?? '').replace(/\\(.)/g, '$1'));
  }
  return found;
}

const textOf = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value[0] : value;
