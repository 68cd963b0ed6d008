import { readPact } from './pactFile';

/** Which interactions one pact has, and the other has not or has otherwise. Never empty for different bytes. */
export function comparePactBytes(before: string, after: string): string[] {
  const old = byDescription(before);
  const now = byDescription(after);
  const lines = [
    ...[...now.keys()].filter((id) => !old.has(id)).map((id) => `added: ${id}`),
    ...[...old.keys()].filter((id) => !now.has(id)).map((id) => `gone: ${id}`),
    ...[...now].filter(([id, text]) => old.has(id) && old.get(id) !== text).map(([id]) => `changed: ${id}`),
  ];
  return lines.length > 0 ? lines : ['changed: what stands around the interactions'];
}

const byDescription = (pact: string) =>
  new Map(pact === '' ? [] : readPact(pact).map((one) => [one.description, JSON.stringify(one)]));
