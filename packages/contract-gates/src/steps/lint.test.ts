import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stringify } from 'yaml';
import config from '../../test/club/contract.config';
import { CLUB_DESCRIPTION } from '../../test/club';
import { applyEdits } from '../../test/editDescription';
import type { Edits } from '../../test/editDescription';
import { findLine } from '../description/readDocument';
import { lint } from './lint';

const COURTS = 'paths /courts get';
const TITLE = 'components schemas Court properties title';
const RETRY = 'components responses TooMany headers Retry-After';
const NO_DAY = 'A `deprecated` part must have its last day in `x-sunset: YYYY-MM-DD`.';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lint-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

async function lintWith(edits: Edits) {
  const text = stringify(applyEdits(CLUB_DESCRIPTION, edits), { aliasDuplicateObjects: false });
  const description = join(folder, 'openapi.yaml');
  writeFileSync(description, text);
  const base = { kind: 'none', reason: '', advice: '', isNamed: false } as const;
  const outcome = await lint.run({ config: { ...config, description }, base });
  return { ...outcome, text, description };
}

it.each<[what: string, edits: Edits, location: string, sentence: string]>([
  ['an operation without a day', { [`${COURTS} deprecated`]: true }, `${COURTS} deprecated`, NO_DAY],
  [
    'a parameter without a day',
    { [`${COURTS} parameters`]: [{ name: 'p', in: 'query', deprecated: true, schema: {} }] },
    `${COURTS} parameters 0 deprecated`,
    NO_DAY,
  ],
  ['a field without a day', { [`${TITLE} deprecated`]: true }, `${TITLE} deprecated`, NO_DAY],
  ['a header without a day', { [`${RETRY} deprecated`]: true }, `${RETRY} deprecated`, NO_DAY],
  [
    'a day that does not exist',
    { [`${TITLE} deprecated`]: true, [`${TITLE} x-sunset`]: '2027-02-29' },
    `${TITLE} x-sunset`,
    NO_DAY,
  ],
  [
    'a day of a part that is not deprecated',
    { [`${COURTS} x-sunset`]: '2027-02-28' },
    `${COURTS} x-sunset`,
    '`x-sunset` must be beside `deprecated: true`.',
  ],
])('reports %s with its line', async (_what, edits, location, sentence) => {
  const { verdict, lines, text, description } = await lintWith(edits);
  const keys = location.split(' ');
  expect(lines).toEqual([`${description}:${findLine(text, keys)} ${keys.join(' › ')}: ${sentence}`]);
  expect(verdict).toBe('failed');
});

it('accepts a deprecated operation with its day', async () => {
  const edits = { [`${COURTS} deprecated`]: true, [`${COURTS} x-sunset`]: '2028-02-29' };
  const { lines } = await lintWith(edits);
  expect(lines.filter((line) => /deprecated|sunset/.test(line))).toEqual([]);
});
