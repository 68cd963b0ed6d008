// Both comparisons with an earlier commit.
import { unlinkSync } from 'node:fs';
import { stringify } from 'yaml';
import type { Base } from '../base';
import type { Step } from '../step';
import { CLUB_PACT } from '../../test/club';
import config from '../../test/club/contract.config';
import { makeRepository } from '../../test/repository';
import type { TestRepository } from '../../test/repository';
import { descriptionChanges } from './descriptionChanges';
import { pactChanges } from './pactChanges';
import { needsGit } from '../../test/needsGit';

needsGit();

const ROOT = process.cwd();
const [{ pact: PACT }, { pact: EXTENSION }] = config.agreements;
let here: TestRepository;
let base: Base;

/** The last commit. */
const currentBase = (): Base => ({
  kind: 'found',
  commit: here.git('rev-parse', 'HEAD'),
  because: 'the test says so',
});

beforeEach(() => {
  here = makeRepository();
  process.chdir(here.folder);
  base = currentBase();
});

afterEach(() => {
  process.chdir(ROOT);
  here.remove();
});

type Row = {
  step: Step;
  file: string;
  files?: string[];
  from: string;
  to: string;
  line: string;
  /** The beginning of the reported line in the file. */
  source: string;
  rule: string;
  at: string;
};

const ROWS: Row[] = [
  {
    step: descriptionChanges,
    file: config.description,
    from: 'verdict: { type: number, maximum: 0 }',
    to: 'verdict: { type: number, maximum: 7 }',
    rule: 'variant-range-changed',
    at: 'signIn 200 Accepted.verdict',
    line: 'variant-range-changed signIn 200 Accepted.verdict: {"maximum":0} became {"maximum":7} (breaks callers and providers)',
    source: 'verdict: { type: number, maximum: 7 }',
  },
  {
    step: pactChanges,
    file: EXTENSION,
    files: [PACT, EXTENSION],
    from: '"name": "Ana Souza",\n            "role": "admin"\n          },\n          "contentType"',
    to: '"name": "Ana Souza",\n            "role": "boss"\n          },\n          "contentType"',
    rule: 'expectation-changed',
    at: 'getSession: admin $.role',
    line: 'expectation-changed getSession: admin $.role: "admin" exactly became "boss" exactly',
    source: '{\n      "description": "getSession: admin",',
  },
];

describe.each(ROWS)('$step.name', ({ step, file, files = [file], from, to, line, source, rule, at }) => {
  const allow = (more: object) =>
    here.write(
      config.allowedChanges,
      stringify([{ rule, at, reason: 'Both agreed.', until: '2999-12-31', ...more }]),
    );

  it('passes without changes', async () => {
    expect(await step.run({ config, base })).toEqual({ verdict: 'passed', lines: [], advice: null });
  });

  it('fails and lists the breaking changes', async () => {
    here.edit(file, from, to);
    const outcome = await step.run({ config, base });
    const text = here.read(file);
    const number = text.slice(0, text.indexOf(source)).split('\n').length;
    expect(outcome).toMatchObject({
      verdict: 'failed',
      lines: [`${file}:${String(number)} ${line}`],
      findings: [{ file, line: number, message: line }],
    });
    expect(outcome.advice).toContain(config.allowedChanges);
  });

  it('passes if both teams agreed, and lists the agreed changes', async () => {
    here.edit(file, from, to);
    allow({});
    expect(await step.run({ config, base })).toEqual({
      verdict: 'passed',
      lines: [`allowed until 2999-12-31: ${line} (Both agreed.)`],
      advice: null,
    });
  });

  it('fails on an expired entry, with or without a change', async () => {
    allow({ until: '2026-01-31' });
    const outcome = await step.run({ config, base });
    expect(outcome).toMatchObject({
      verdict: 'failed',
      lines: [`allowed only until 2026-01-31: ${rule} ${at}`],
    });
    expect(outcome.advice).toContain('another day');
  });

  it('passes and lists unused entries', async () => {
    allow({});
    const { verdict, lines } = await step.run({ config, base });
    expect(verdict).toBe('passed');
    expect(lines).toEqual([`unused entry in ${config.allowedChanges}: ${rule} ${at}`]);
  });

  it('fails if the file of allowed changes is invalid', async () => {
    allow({ reason: '' });
    expect(await step.run({ config, base })).toMatchObject({
      verdict: 'failed',
      lines: [`${config.allowedChanges}, entry 1: reason is empty`],
    });
  });

  it('ignores entries about the other file', async () => {
    const other = ROWS.find((row) => row.step !== step);
    allow({ rule: other?.rule, at: other?.at, until: '2026-01-31' });
    expect(await step.run({ config, base })).toMatchObject({ verdict: 'passed', lines: [] });
  });

  it('is skipped without a base', async () => {
    const none: Base = {
      kind: 'none',
      reason: 'this clone is shallow',
      advice: 'git fetch --unshallow',
      isNamed: false,
    };
    expect(await step.run({ config, base: none })).toEqual({
      verdict: 'skipped',
      lines: ['no base: this clone is shallow'],
      advice: 'git fetch --unshallow',
    });
  });

  it('is skipped if the base does not have the file', async () => {
    here.git('rm', '--quiet', '--cached', ...files);
    here.git('commit', '--quiet', '--message', 'Before it was written');
    const commit = here.git('rev-parse', 'HEAD');
    expect(await step.run({ config, base: currentBase() })).toEqual({
      verdict: 'skipped',
      lines: [`${commit.slice(0, 12)} (the test says so) has no ${files.join(' and no ')}`],
      advice: null,
    });
  });
});

it('lists breaking changes first', async () => {
  here.edit(
    config.description,
    'required: [login, name, role, expiresAt]',
    'required: [login, role, expiresAt]',
  );
  here.edit(
    config.description,
    'verdict: { type: number, maximum: 0 }',
    'verdict: { type: number, maximum: 7 }',
  );
  here.edit(
    config.description,
    'summary: Sign in\n',
    'summary: Sign in\n      deprecated: true\n      x-sunset: 2999-12-31\n',
  );
  const { lines } = await descriptionChanges.run({ config, base });
  expect(lines.map((line) => line.replace(/^\S+:\d+ /, '').split(' ')[0])).toEqual([
    'variant-range-changed',
    'response-field-made-optional',
    'deprecated',
  ]);
});

describe('two pacts', () => {
  it('a change in the second one is reported too', async () => {
    here.write(EXTENSION, here.read(EXTENSION).replace('"status": 200', '"status": 201'));
    expect(await pactChanges.run({ config, base })).toMatchObject({ verdict: 'failed' });
  });

  it('each scenario of a deleted pact is reported as removed', async () => {
    const third = 'pacts/club-app-third.json';
    here.write(third, here.read(EXTENSION).replaceAll('getSession', 'getThird'));
    here.commit('A third agreement');
    unlinkSync(third);
    const { verdict, lines } = await pactChanges.run({ config, base: currentBase() });
    expect(verdict).toBe('failed');
    expect(lines.join('\n')).toContain('interaction-gone getThird: admin: is removed');
  });

  it('scenarios of a pact with another file name are unchanged', async () => {
    const before = 'pacts/club-app.json';
    here.write(before, here.read(PACT));
    here.git('rm', '--quiet', PACT);
    here.commit('The earlier name');
    here.git('mv', before, PACT);
    expect(await pactChanges.run({ config, base: currentBase() })).toMatchObject({
      verdict: 'passed',
      lines: [],
    });
  });

  it('scenarios of a split pact are reported as moved', async () => {
    const shipped = here.read(PACT);
    here.write(PACT, JSON.stringify(CLUB_PACT));
    here.git('rm', '--quiet', '--cached', EXTENSION);
    here.git('add', PACT);
    here.git('commit', '--quiet', '--message', 'One pact');
    here.write(PACT, shipped);
    const { verdict, lines } = await pactChanges.run({ config, base: currentBase() });
    expect(verdict).toBe('passed');
    expect(new Set(lines.map((line) => line.split(' ')[0]))).toEqual(new Set(['interaction-moved']));
  });
});

/** Each change passes every other step, and the consumer's validators then refuse responses of deployed backends. */
const NARROWED: [finding: string, from: string, to: string, line: string][] = [
  [
    'provider-limits-tightened listCourts 200 courts[].code',
    'code: { type: string, minLength: 1, maxLength: 200 }',
    'code: { type: string, minLength: 1, maxLength: 10 }',
    'code:',
  ],
  [
    'provider-limits-tightened listCourts 200 courts',
    '          type: array\n',
    '          type: array\n          minItems: 1\n',
    'courts:',
  ],
  [
    'provider-more-fields-refused getSession 200',
    '    Session:\n      type: object\n',
    '    Session:\n      type: object\n      additionalProperties: false\n',
    'Session:',
  ],
  [
    'provider-enum-value-removed listCourts 200 courts[].icon',
    'icon: { type: string, ',
    'icon: { type: string, enum: [wallet], ',
    'icon:',
  ],
  [
    'provider-type-narrowed signIn 200 Accepted.verdict',
    'verdict: { type: number, maximum: 0 }',
    'verdict: { type: integer, maximum: 0 }',
    'verdict: { type: integer',
  ],
  [
    'provider-type-narrowed signIn 200 Accepted.court',
    "          type: [string, number, 'null']\n          description: An opaque",
    "          type: [string, 'null']\n          description: An opaque",
    'court:',
  ],
  [
    'provider-null-refused signIn 200 Accepted.notice',
    "        notice: { type: [string, 'null'] }",
    '        notice: { type: string }',
    'notice: { type: string }',
  ],
  [
    'provider-field-required signIn 200 Accepted.court',
    'required: [verdict, token]',
    'required: [verdict, token, court]',
    'court:',
  ],
  [
    'provider-limits-tightened getSession 200 login',
    'login: { type: string }',
    "login: { type: string, pattern: '^[0-9]+$' }",
    'login:',
  ],
  [
    'operation-tags-changed getSession',
    'operationId: getSession\n      tags: [booking]',
    'operationId: getSession\n      tags: [sign-in]',
    'get:',
  ],
];

describe('a stricter response breaks conforming providers', () => {
  it.each(NARROWED)('%s', async (finding, from, to, line) => {
    here.edit(config.description, from, to);
    const { verdict, findings = [] } = await descriptionChanges.run({ config, base });
    expect(verdict).toBe('failed');
    expect(findings).toHaveLength(1);
    const [{ file, line: number, message } = { file: '', line: 0, message: '' }] = findings;
    expect(message).toContain(`${finding}: `);
    expect(message).toMatch(/\(breaks (callers and )?providers\)$/);
    expect(here.read(file).split('\n')[number - 1]).toContain(line);
  });

  it('passes if both teams agreed', async () => {
    for (const [, from, to] of NARROWED) here.edit(config.description, from, to);
    const entries = NARROWED.map(([finding]) => {
      const [rule = '', ...at] = finding.split(' ');
      return { rule, at: at.join(' '), reason: 'Every backend was asked.', until: '2999-12-31' };
    });
    here.write(config.allowedChanges, stringify(entries));
    const { verdict, lines } = await descriptionChanges.run({ config, base });
    expect(verdict).toBe('passed');
    expect(lines).toHaveLength(NARROWED.length);
  });
});

it('changes behind a new reference of a path are reported', async () => {
  here.edit(
    config.description,
    '  /session:\n    get:',
    "  /session: { $ref: '#/components/pathItems/Session' }\n  /other:\n    get:",
  );
  const text = here.read(config.description);
  const start = text.indexOf('  /other:\n');
  const end = text.indexOf('  /courts:\n');
  const item = text
    .slice(start, end)
    .replace('  /other:\n', '')
    .replace(/\s+'401'.*/, '');
  const indented = item.trimEnd().replaceAll(/^(?=.)/gm, '  ');
  const moved = `${text.slice(0, start)}${text.slice(end)}`;
  here.write(
    config.description,
    moved.replace('components:\n', () => `components:\n  pathItems:\n    Session:\n${indented}\n\n`),
  );
  const { verdict, findings } = await descriptionChanges.run({ config, base });
  expect(verdict).toBe('failed');
  expect(findings?.map(({ message }) => message)).toEqual([
    'status-removed getSession 401: is no longer described (breaks callers)',
  ]);
});
