import { readFileSync } from 'node:fs';
import type { Site } from './site';

/** Returns the errors of the backend itself: lines of its log, and processes that ended by themselves. */
export function findLoggedFaults({ logs, replicas }: Site): string[] {
  const lines = logs.flatMap((log) => readFileSync(log, 'utf8').split('\n'));
  const crashes = replicas
    .filter((replica) => replica.countCrashes() > 0)
    .map(({ host }) => `${host} ended by itself`);
  return [...lines.filter((line) => line.includes('"event":"fault"')), ...crashes];
}
