import type { Verification } from '../records/records';
import type { ChangesSince } from './changesSince';
import type { Facts } from './facts';
import { renderReport } from './renderReport';

const facts: Facts = {
  title: 'The shop and its stock',
  description: 'd'.repeat(64),
  commit: null,
  at: '2026-02-03T12:00:00.000Z',
  agreements: [{ provider: 'club', pact: 'a'.repeat(64), verification: null }],
  operations: [{ id: 'order', method: 'POST', path: '/orders', summary: '<script>alert(1)</script>' }],
  states: [{ name: '</td><b>', scenarios: ['order: done'] }],
  fields: [
    {
      operation: 'order',
      statuses: ['200'],
      path: 'name',
      declarations: [],
      required: false,
      expected: [],
      code: [],
      returned: 'unknown',
      findings: ['unused'],
    },
  ],
  changes: { kind: 'none', reason: 'this clone is shallow', advice: 'git fetch --unshallow', isNamed: false },
  overview: [],
  since: [],
};
const verified = (verification: Pick<Verification, 'success' | 'providerVersion'>): Partial<Facts> => ({
  agreements: [
    {
      provider: 'club',
      pact: 'a'.repeat(64),
      verification: { at: '2026-02-01T10:00:00Z', by: 'Bruno', returned: {}, ...verification },
    },
  ],
});
const page = (given: Partial<Facts> = {}) => renderReport({ ...facts, ...given });

it('shows the content of files as text and loads nothing', () => {
  const html = page();
  expect(html).not.toContain('<script');
  expect(html).not.toContain('</td><b>');
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(html).not.toMatch(/(?:src|href)="(?!#)|url\(|@import|https?:/);
});

it('shows unknown values and advice', () => {
  const html = page();
  for (const text of ['not known', 'unused', 'not declared', 'git fetch --unshallow']) {
    expect(html).toContain(text);
  }
  expect(html).toContain('No verification of this pact with this description is on record.');
});

it('shows a failed verification', () => {
  const html = page(verified({ success: false, providerVersion: '7' }));
  expect(html).toContain('✕</span> failed</span>');
  expect(html).toContain(
    'On February 1, 2026 at 10:00 AM UTC, by Bruno: version 7 does not keep the agreement.',
  );
});

it('shows the severity, rule and location of a change, and a file that the base does not have', () => {
  const at = 'order 200 name';
  const changes: ChangesSince = {
    kind: 'compared',
    commit: 'c'.repeat(40),
    description: [{ rule: 'response-field-removed', severity: 'breaking', at, message: 'is gone' }],
    pact: null,
  };
  const html = page({ changes });
  expect(html).toContain('✕</span> breaking');
  expect(html).toContain(`<p>A field of a response is removed.</p><p><code>${at}</code>`);
  expect(html).toContain('is gone (<code>response-field-removed</code>)');
  expect(html).toContain('The base has no such file.');
});

it('shows a commit, and that files differ from it', () => {
  const commit = 'c'.repeat(40);
  const html = page({ commit: `${commit}-dirty`, ...verified({ success: true, providerVersion: commit }) });
  expect(html).toContain(`>${commit}-dirty</code>`);
  expect(html).toContain(`version ${commit} keeps the agreement.`);
});
