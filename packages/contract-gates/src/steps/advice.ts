// What to do about a step that failed, by what it printed.

const CAUSES: { sign: RegExp; advice: string }[] = [
  {
    sign: /Exceeded timeout of|\btimed out\b|ETIMEDOUT/,
    advice: 'It took too long: run this step again alone, on a machine that does nothing else (--only).',
  },
  {
    sign: /Cannot find (module|package)|MODULE_NOT_FOUND|is not installed/,
    advice: 'A package is missing: npm ci.',
  },
  {
    sign: /EADDRINUSE|EACCES|ENOSPC|ENOMEM|heap out of memory/,
    advice: 'The machine refused: see the lines above.',
  },
];

/**
 * `usual` is what helps where the step found what it looks for. A step that could not do its work says that first, unless it
 * also found something.
 * @param found whether the output names a finding of the step itself, where that can be known
 */
export function adviceOn(output: string, usual: string, found = false): string {
  return found ? usual : (CAUSES.find(({ sign }) => sign.test(output))?.advice ?? usual);
}
