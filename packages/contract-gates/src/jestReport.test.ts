import { readCauses } from './jestReport';

const VERIFIER = [
  'Error: \u001b[2mexpect(\u001b[22mreceived).resolves',
  'Verifying a pact between club-app and club-server',
  '  getSession: admin',
  'Failures:',
  '1) getSession: admin',
  '   $ -> Actual map is missing the following keys: role·',
  'There were 1 pact failures',
  '    at Object.<anonymous> (test/pact/provider.reference.pact.test.ts:45:3)',
].join('\n');

const test = (fullName: string, failureMessage?: string) => ({
  fullName,
  status: failureMessage === undefined ? 'passed' : 'failed',
  failureMessages: failureMessage === undefined ? [] : [failureMessage],
});
const file = (name: string, ...assertionResults: object[]) => ({
  name: `/anywhere/${name}`,
  status: 'failed',
  assertionResults,
});
const report = (...testResults: object[]) => ({ testResults });

it('lists each cause once, and the other tests by name', () => {
  const reference = file(
    'a.test.ts',
    test('fine'),
    test('keeps it', VERIFIER),
    test('by an address', VERIFIER),
  );
  expect(readCauses(report(reference, file('b.test.ts', test('keeps it', VERIFIER))))).toEqual([
    '● a.test.ts: keeps it',
    '  1) getSession: admin',
    '     $ -> Actual map is missing the following keys: role',
    '● a.test.ts: by an address (fails too)',
    '● b.test.ts: keeps it (fails too)',
  ]);
});

it('lists a second cause, in the same file and in the next', () => {
  const other = VERIFIER.replace('role·', 'login·');
  const first = file('a.test.ts', test('keeps it', VERIFIER), test('by an address', other));
  const second = file('b.test.ts', test('starts', 'Error: no database'), test('keeps it', other));
  expect(readCauses(report(first, second))).toEqual([
    '● a.test.ts: keeps it',
    '  1) getSession: admin',
    '     $ -> Actual map is missing the following keys: role',
    '● a.test.ts: by an address',
    '  1) getSession: admin',
    '     $ -> Actual map is missing the following keys: login',
    '● b.test.ts: starts',
    '  Error: no database',
    '● b.test.ts: keeps it (fails too)',
  ]);
});

it('shortens other errors and removes their stack', () => {
  const error = 'Error: no database\n    at start (a.ts:1:1)\nCause: port 1 is taken';
  expect(readCauses(report(file('a.test.ts', test('starts', error))))).toEqual([
    '● a.test.ts: starts',
    '  Error: no database',
    '  Cause: port 1 is taken',
  ]);
  const endless = Array.from({ length: 900 }, (_, index) => `line ${index}`).join('\n');
  expect(readCauses(report(file('a.test.ts', test('ends', endless))))).toHaveLength(41);
});

it('lists the reason why a file could not be loaded', () => {
  const broken = {
    ...file('a.test.ts'),
    message: '  ● Test suite failed to run\n\n    Cannot find module x',
  };
  expect(readCauses(report(broken))).toEqual([
    '● a.test.ts',
    '    ● Test suite failed to run',
    '      Cannot find module x',
  ]);
});

it('returns nothing for passed files and for invalid reports', () => {
  expect(readCauses(report({ ...file('a.test.ts', test('fine')), status: 'passed' }))).toEqual([]);
  expect(readCauses(undefined)).toEqual([]);
});
