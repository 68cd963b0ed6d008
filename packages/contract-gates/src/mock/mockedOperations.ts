// The parts of the API description that the mock serves.
import { entries, entry, readList, readString, resolved } from '../description/document';
import type { Document } from '../description/document';
import { METHODS, needsToken, listOperations } from '../description/operations';
import { listScenarios } from '../description/scenarios';
import type { Operation } from '../description/operations';
import type { Scenario } from '../description/scenarios';

/** An operation that the mock serves. */
export type Mocked = {
  operation: Operation;
  scenarios: Scenario[];
  /** Every described status, in the order of the description. */
  statuses: number[];
  needsToken: boolean;
};

export function mockedOperations(document: Document): Mocked[] {
  const scenarios = listScenarios(document);
  const served = listOperations(document).filter(({ method }) => METHODS.some((one) => one === method));
  return served.map((operation) => ({
    operation,
    scenarios: scenarios.filter((scenario) => scenario.operation.id === operation.id),
    statuses: entries(entry(operation.value, 'responses'))
      .map(([status]) => Number(status))
      .filter(Number.isInteger),
    needsToken: needsToken(document, operation),
  }));
}

/** The path of the description's first server, without a slash at the end. */
export function readPrefix(document: Document): string {
  const url = readString(readList(document, 'servers')[0], 'url') ?? '/';
  return new URL(url, 'http://mock.invalid').pathname.replace(/\/+$/, '');
}

/** Whether the description has a body for this status. */
export function describesBody(document: Document, { operation }: Mocked, status: number): boolean {
  return entry(responseOf(document, operation, status), 'content') !== undefined;
}

/** The described headers of a status, with their example or their smallest value. */
export function exampleHeaders(
  document: Document,
  { operation }: Mocked,
  status: number,
): Record<string, string> {
  const described = entries(entry(responseOf(document, operation, status), 'headers'));
  const samples = described.map(([name, value]): [string, unknown] => {
    const header = resolved(document, value);
    const schema = resolved(document, entry(header, 'schema'));
    return [name, entry(header, 'example') ?? entry(schema, 'example') ?? entry(schema, 'minimum')];
  });
  return Object.fromEntries(
    samples.filter(([, sample]) => sample !== undefined).map(([name, sample]) => [name, String(sample)]),
  );
}

const responseOf = (document: Document, operation: Operation, status: number): unknown =>
  resolved(document, entry(entry(operation.value, 'responses'), String(status)));
