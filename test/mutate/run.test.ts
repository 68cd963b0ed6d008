// The command as a person types it. Planting everything takes minutes; what is here only reads.
import { installed } from 'contract-gates/process';
import { run } from 'contract-gates/process';
import { PLANTED } from './planted/all';
import { wordsOf } from './trial';

const mutate = (...args: string[]) => run([...installed('tsx'), 'test/mutate/run.ts', ...args]);
const STARTS_MS = 120_000;

it(
  'lists what can be planted, each with the gate that is meant to catch it',
  async () => {
    const { code, output } = await mutate('--list', '--only', 'pact-null,client-null');
    expect(output).toMatch(/^client-null +refusals +A refusal without words/m);
    expect(output).toMatch(/^pact-null +pact-in-description /m);
    expect(output).not.toContain('mock-');
    expect(code).toBe(0);
  },
  STARTS_MS,
);

it.each([
  ['an option that there is not', ['--olny', 'pact-null'], /Unknown option '--olny'/],
  ['a planted change that there is not', ['--only', 'pact-nul'], /no planted change is called pact-nul/],
])(
  '%s is told',
  async (_what, args, words) => {
    const { code, output } = await mutate(...args);
    expect(output).toMatch(words);
    expect(output).toContain('[--only id,id]');
    expect(code).toBe(2);
  },
  STARTS_MS,
);

describe('a gate has caught a change', () => {
  it('when it fails and says why: in one line, without this machine’s folders and the places in a file', () => {
    const output = 'src/x.ts(12,3): error TS1: /tmp/copy/src/x.ts\u001b[31m is  wrong\u001b[0m\nmore';
    expect(wordsOf({ code: 1, output }, /src.*/, '/tmp/copy/')).toBe(
      'src/x.ts: error TS1: src/x.ts is wrong',
    );
  });

  it.each([
    ['it passes, whatever it says', 0, 'ds_Token is gone'],
    ['it fails for another reason', 1, 'SyntaxError: Unexpected token'],
    ['it was ended from outside', null, 'ds_Token is gone'],
  ])('and not when %s', (_what, code, output) => {
    expect(wordsOf({ code, output }, /ds_Token/, '/tmp/copy')).toBeNull();
  });
});

it('nothing is said to survive without a reason that a person can read', () => {
  const accepted = PLANTED.flatMap(({ survives }) => (survives === undefined ? [] : [survives]));
  expect(accepted.filter((reason) => reason.length < 40)).toEqual([]);
});
