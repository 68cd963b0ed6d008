// Decides from its form whether a name of a backend's version can move to another build.
import { CommandLineError } from '../commandLine';
import { listBranches } from '../git';
import { explain } from './explanations';
import type { Explanation } from './explanations';

type VersionForm = {
  /** For the table in the README. */
  description: string;
  example: string;
  pattern: RegExp;
  /** A part of a name that moves although it has this form. */
  moving?: RegExp;
};

/** Names of branches and of releases that are replaced. `1.4.0-SNAPSHOT-1` and `1.4.0-latest.1` name several builds. */
const MOVING_WORDS = [
  ...['current', 'dev', 'develop', 'development', 'edge', 'head', 'latest', 'main', 'master', 'next'],
  ...['nightly', 'snapshot', 'stable', 'trunk'],
];

/** The forms whose names never move. */
export const VERSION_FORMS: readonly VersionForm[] = [
  {
    description: `three or more numeric parts, also with \`v\`, a pre-release and a build, without one of the words ${MOVING_WORDS.map((word) => `\`${word}\``).join(', ')}`,
    example: 'v1.4.0-rc.1+42',
    // A word alone, as in `1.4.0-prod`, can be the name of a place. A number makes it a build.
    pattern:
      /^v?\d+(?:\.\d+){2,}(?:-(?=[0-9A-Za-z.-]*\d)[0-9A-Za-z.-]+)?(?:\+(?=[0-9A-Za-z.-]*\d)[0-9A-Za-z.-]+)?$/,
    moving: new RegExp(`(?<![a-z])(?:${MOVING_WORDS.join('|')})(?![a-z])`, 'i'),
  },
  {
    description: 'a number of at least four digits, also with further parts',
    example: '20261126.1',
    pattern: /^\d{4,}(?:\.\d+)*$/,
  },
  {
    description: 'the output of `git describe` after a tag',
    example: 'v1.4-12-g3f2a9c1',
    pattern: /^\S+-\d+-g[0-9a-f]{7,64}$/,
  },
  { description: '7 to 64 hexadecimal digits', example: '3f2a9c1', pattern: /^[0-9a-f]{7,64}$/ },
  {
    description: 'a digest, also after a name',
    example: `erp@sha256:${'0'.repeat(64)}`,
    pattern: /^(?:[^\s@]+@)?sha(?:256:[0-9a-f]{64}|512:[0-9a-f]{128})$/,
  },
];

/** A version with changes that are in no commit. git writes `-dirty` or `-broken`, Go writes `+dirty`. */
export const isDirty = (version: string): boolean =>
  /(^|[^a-z0-9])(dirty|broken|modified)([^a-z0-9]|$)/i.test(version);

/** Whether a name cannot move. `acceptedForm` matches further names as a whole. `null`: none. */
export function isFixedVersion(version: string, acceptedForm: RegExp | null): boolean {
  if (isDirty(version) || listBranches(version).length > 0) return false;
  const hasForm = VERSION_FORMS.some(
    ({ pattern, moving }) => pattern.test(version) && moving?.test(version) !== true,
  );
  return hasForm || acceptedForm?.test(version) === true;
}

/** Explains why a name is no version. `provider`: of the agreement, if there is one. */
export const explainMoving = (version: string, provider?: string): Explanation =>
  explain(isDirty(version) ? 'dirty' : 'not-fixed', { version, ...(provider !== undefined && { provider }) });

/** @throws {CommandLineError} if the name can move to another build. */
export function checkFixedVersion(version: string, acceptedForm: RegExp | null = null): void {
  if (!isFixedVersion(version, acceptedForm)) throw new CommandLineError(explainMoving(version).text);
}

/** Reads the option `--accept-version-form`. @throws {CommandLineError} for an invalid regular expression. */
export function readAcceptedForm(source: string | undefined): RegExp | null {
  if (source === undefined) return null;
  try {
    return new RegExp(`^(?:${source})$`);
  } catch {
    throw new CommandLineError(`--accept-version-form ${source} is not a regular expression`);
  }
}
