import type { ChangesSince } from './changesSince';
import type { Facts } from './facts';
import { renderReport } from './renderReport';

const facts: Facts = {
  title: 'x',
  description: 'd'.repeat(64),
  pact: 'a'.repeat(64),
  commit: null,
  at: '2026-02-03T12:00:00.000Z',
  verification: null,
  operations: [
    {
      id: 'order',
      method: 'POST',
      path: '/orders',
      summary: '<script>alert(1)</script>',
      security: [],
      statuses: [{ status: '200', words: 'Done & dusted' }],
      scenarios: [
        {
          id: 'order: done',
          summary: 'Done',
          state: 'a shop is open',
          status: 200,
          body: undefined,
          answer: { name: '</pre><b>' },
          expected: null,
        },
      ],
    },
  ],
  states: [{ name: 'a shop is open', scenarios: ['order: done'] }],
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
  changes: { kind: 'none', reason: 'this clone is shallow', advice: 'git fetch --unshallow' },
};
const page = (given: Partial<Facts> = {}) => renderReport({ ...facts, ...given });

it('shows what files say as text, and asks for nothing from elsewhere', () => {
  const html = page();
  expect(html).not.toContain('<script>alert');
  expect(html).not.toContain('</pre><b>');
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(html).not.toMatch(/(?:src|href)="(?!#)|url\(|@import|https?:/);
});

it('says in both languages that nothing is known, and what helps', () => {
  const html = page();
  for (const words of ['sem commit conhecido', 'commit not known', 'sem uso', 'unused', 'não declarado']) {
    expect(html).toContain(words);
  }
  expect(html.match(/git fetch --unshallow/g)).toHaveLength(2);
  expect(html).toContain('Nenhuma verificação deste pacto com esta descrição está registrada.');
  expect(html).toContain('No verification of this pact with this description is on record.');
});

it('tells a verification that failed', () => {
  const verification = {
    success: false,
    at: '2026-02-01T10:00:00Z',
    by: 'ERP',
    providerVersion: '7',
    returned: {},
  };
  const html = page({ verification });
  expect(html).toContain(
    'Em 1 de fevereiro de 2026 às 10:00 UTC, por ERP: a versão 7 do backend não responde',
  );
  expect(html).toContain(
    'On February 1, 2026 at 10:00 AM UTC, by ERP: version 7 of the backend does not answer',
  );
});

it('tells changes with their kind in words, and a file that was not there', () => {
  const changes: ChangesSince = {
    kind: 'compared',
    commit: 'c'.repeat(40),
    because: 'main',
    description: [{ rule: 'gone', severity: 'breaking', at: 'order 200 name', message: 'is gone' }],
    pact: null,
  };
  const html = page({ changes });
  expect(html).toContain('quebra');
  expect(html).toContain('breaking');
  expect(html).toContain('order 200 name');
  expect(html).toContain('O arquivo não existia.');
});
