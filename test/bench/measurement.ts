/** Rows of text under a head. */
export type Table = { title: string; head: string[]; rows: string[][] };

/** A figure with a line that its median must reach. `samples` has one value for each round. */
export type Target = {
  what: string;
  unit: Unit;
  /** A smaller value is better, unless `isAtLeast`. */
  line: number;
  isAtLeast?: boolean;
  samples: number[];
};

export type Unit = '×' | 'kB' | 'ms' | 'MB' | 'B' | '';

/** What a bench measured. `raw` has the single values, for other programs. */
export type Report = {
  /** How often a figure was measured. Default: once in each round. */
  repeated?: string;
  targets: Target[];
  tables: Table[];
  raw: unknown;
};

export type Settings = { rounds: number; log: (line: string) => void };

/** One bench of `npm run bench`. */
export type Bench = (settings: Settings) => Promise<Report>;

export function median(samples: readonly number[]): number {
  const sorted = [...samples].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** Returns the smallest value that is at least as large as this share of all values. */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = [...samples].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

const DIGITS: Record<Unit, number> = { '×': 2, kB: 1, ms: 0, MB: 2, B: 0, '': 2 };

/** Formats a number with its unit, such as `1.15 ×`. Counts have no decimals. */
export function format(value: number, unit: Unit): string {
  if (!Number.isFinite(value)) return '–';
  if (unit === '' && Number.isInteger(value)) return String(value);
  return `${value.toFixed(DIGITS[unit])}${unit === '' ? '' : ` ${unit}`}`;
}

/** Formats the median, with the range if there are several values. */
export function formatSamples(samples: readonly number[], unit: Unit): string {
  const range = samples.length > 1 ? ` (${formatRange(samples, unit)})` : '';
  return `${format(median(samples), unit)}${range}`;
}

export const formatRange = (samples: readonly number[], unit: Unit): string =>
  [Math.min(...samples), Math.max(...samples)].map((sample) => format(sample, unit).split(' ')[0]).join('–');

/** Returns the quotients of two lists, round by round. */
export const ratios = (above: readonly number[], below: readonly number[]): number[] =>
  above.map((value, round) => value / (below[round] ?? Number.NaN));

/** Whether the median reaches the line. */
export const reachesLine = ({ samples, line, isAtLeast = false }: Target): boolean =>
  isAtLeast ? median(samples) >= line : median(samples) <= line;
