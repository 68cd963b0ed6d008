// Runs the command without planting, because planting every change takes minutes.
import { installed, run } from 'contract-gates/process';
import { eachRow } from '../support/eachRow';
import { findReason } from './trial';

const plantChanges = (...args: string[]) => run([...installed('tsx'), 'test/planted/run.ts', ...args]);
const STARTS_MS = 120_000;

it(
  'lists the planted changes with their gates',
  async () => {
    const { code, output } = await plantChanges('--list', '--only', 'pact-null,description-null');
    expect(output).toMatch(/^description-null +description-changes +A dashboard/m);
    expect(output).toMatch(/^pact-null +pact-in-description /m);
    expect(output).not.toContain('pact-drop');
    expect(code).toBe(0);
  },
  STARTS_MS,
);

eachRow([
  ['an unknown option', ['--olny', 'pact-null'], /Unknown option '--olny'/],
  ['an unknown planted change', ['--only', 'pact-nul'], /unknown planted change: pact-nul/],
])(
  '%s is reported',
  async (_what, args, message) => {
    const { code, output } = await plantChanges(...args);
    expect(output).toMatch(message);
    expect(output).toContain('[--only id,id]');
    expect(code).toBe(2);
  },
  STARTS_MS,
);

describe('a change counts as caught', () => {
  it('if the gate fails with the expected reason, printed without folders and line numbers', () => {
    const output = 'src/x.ts(12,3): error TS1: /tmp/copy/src/x.ts\u001b[31m is  wrong\u001b[0m\nmore';
    expect(findReason({ code: 1, output }, /src.*/, '/tmp/copy/')).toBe(
      'src/x.ts: error TS1: src/x.ts is wrong',
    );
  });

  it.each([
    ['the gate passes, whatever it prints', 0, 'ds_Token is gone'],
    ['the gate fails for another reason', 1, 'SyntaxError: Unexpected token'],
    ['the gate is killed', null, 'ds_Token is gone'],
  ])('but not if %s', (_what, code, output) => {
    expect(findReason({ code, output }, /ds_Token/, '/tmp/copy')).toBeNull();
  });
});
