import type { ChangesSince } from './changesSince';
import type { Verification } from '../records/records';
import type { Facts } from './facts';
import { renderReport } from './renderReport';
import { RULES } from './rules';
import { pt } from './texts.pt';

const facts: Facts = {
  title: 'x',
  description: 'd'.repeat(64),
  commit: null,
  at: '2026-02-03T12:00:00.000Z',
  agreements: [{ provider: 'erp', pact: 'a'.repeat(64), verification: null }],
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
  changes: { kind: 'none', reason: 'this clone is shallow', advice: 'git fetch --unshallow', isNamed: false },
};
const verified = (verification: Verification): Partial<Facts> => ({
  agreements: [{ provider: 'erp', pact: 'a'.repeat(64), verification }],
});
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
  const html = page(verified(verification));
  expect(html).toContain('✕</span> reprovada</span>');
  expect(html).toContain('✕</span> failed</span>');
  expect(html).toContain(
    'Em 1 de fevereiro de 2026 às 10:00 UTC, por ERP: a versão 7 do backend não responde',
  );
  expect(html).toContain(
    'On February 1, 2026 at 10:00 AM UTC, by ERP: version 7 of the backend does not answer',
  );
});

it('tells changes in the language of the page: kind, what it is about, and where; and a file that was not there', () => {
  const at = 'order 200 name';
  const changes: ChangesSince = {
    kind: 'compared',
    commit: 'c'.repeat(40),
    description: [{ rule: 'answer-field-removed', severity: 'breaking', at, message: 'is gone' }],
    pact: null,
  };
  const html = page({ changes });
  expect(html).toContain('quebra');
  expect(html).toContain('breaking');
  expect(html).toContain(`<p>Um campo sumiu de uma resposta.</p><p><code>${at}</code>`);
  expect(html).toContain(`<p>A field is gone from an answer.</p><p><code>${at}</code>`);
  // What the tool said, word for word, is English in both.
  expect(html.match(/lang="en">is gone /g)).toHaveLength(2);
  expect(html).toContain('O arquivo não existia.');
});

it('has no rule whose Portuguese sentence is the English one', () => {
  const same = Object.entries(RULES).filter(([rule, { sentence }]) =>
    Object.entries(pt.rules).some(([name, words]) => name === rule && words === sentence),
  );
  expect(same).toEqual([]);
  expect(Object.values(pt.rules).filter((words) => !words.endsWith('.'))).toEqual([]);
});

it('shows the first digits of a commit, and that files differed from it', () => {
  const commit = `0123456789ab${'c'.repeat(28)}`;
  const verification = {
    success: true,
    at: '2026-02-01T10:00:00Z',
    by: 'ERP',
    providerVersion: commit,
    returned: {},
  };
  const html = page({ commit: `${commit}-dirty`, ...verified(verification) });
  const rest = `<span class="rest">${'c'.repeat(28)}</span>`;
  expect(html).toContain(`>0123456789ab${rest}-dirty</code>`);
  expect(html).toContain(`>0123456789ab${rest}</code> do backend responde como combinado.`);
});
