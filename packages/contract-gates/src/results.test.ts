import { formatAnnotations, formatMarkdown, formatTable } from './results';
import type { Result } from './results';
import { failed, passed, skipped } from './step';
import type { Outcome } from './step';

const result = (name: string, outcome: Outcome): Result => ({
  step: { id: name, name, run: () => outcome },
  seconds: 1.25,
  ...outcome,
});

const RESULTS = [
  result('well', passed()),
  result('well, with news', passed(['field-added getSession 200 phone: new'])),
  result(
    'broken',
    failed(['\u001b[31m<a> & "b"\u001b[0m', '`c` | d', 'why\n\n### well\n@all'], 'Mend <it>.'),
  ),
  result('not run', skipped('this clone is shallow', 'git fetch --unshallow')),
];

it('the table has one row for each step', () => {
  expect(formatTable(RESULTS).split('\n')).toEqual([
    'step             verdict  seconds  what changed                           what to do',
    'well             passed   1.3',
    'well, with news  passed   1.3      field-added getSession 200 phone: new',
    'broken           failed   1.3      3 lines                                Mend <it>.',
    'not run          skipped  1.3      this clone is shallow                  git fetch --unshallow',
  ]);
});

it('Markdown: the output of a tool is shown as text', () => {
  const text = formatMarkdown(RESULTS);
  expect(text).toContain('| broken | failed | 1.3 | Mend &lt;it>. |');
  expect(text).toContain('- `` `c` | d ``');
  expect(text).toContain('- `this clone is shallow`');
  expect(text).toContain('- `why ### well @all`');
  expect(text).not.toMatch(/^### well$/m);
});

it('GitHub: each finding is shown at its line, with any characters', () => {
  const finding = { file: 'a,b.yaml', line: 7, message: 'rule getSession 200: 100 %\nand more' };
  expect(formatAnnotations([...RESULTS, result('a: step', failed([], 'Mend it.', [finding]))])).toEqual([
    '::error file=a%2Cb.yaml,line=7,title=a%3A step::rule getSession 200: 100 %25%0Aand more',
  ]);
});
