import { readdirSync, readFileSync } from 'node:fs';

/** What a process uses at one moment. */
export type Sample = {
  minute: number;
  /** Resident memory, in MiB. */
  memory: number;
  /** Open files and connections. */
  descriptors: number;
};

/** Reads a process. Linux has these files. */
export const readSample = (pid: number, minute: number): Sample => ({
  minute,
  memory: Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024,
  descriptors: readdirSync(`/proc/${pid}/fd`).length,
});

/** Returns the slope of the line with the least squares, for an hour. */
export function slopePerHour(samples: readonly Sample[], use: 'memory' | 'descriptors'): number {
  const average = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const minute = average(samples.map((sample) => sample.minute));
  const value = average(samples.map((sample) => sample[use]));
  const products = samples.map((sample) => (sample.minute - minute) * (sample[use] - value));
  const squares = samples.map((sample) => (sample.minute - minute) ** 2);
  return (average(products) / average(squares)) * 60;
}
