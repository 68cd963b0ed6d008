import type { Database } from '../../../server/database/database';

/** An entry that is not deleted, with its category and the category's line in the income statement. */
export type StoredEntry = {
  id: number;
  kind: string;
  counterparty: string;
  category: string;
  group: string;
  form: string;
  document: string;
  installment: number;
  installments: number;
  issuedOn: string;
  dueOn: string;
  effectiveDueOn: string;
  paidOn: string | null;
  amountCents: number;
  paidCents: number | null;
};

/** Reads all entries that are not deleted, so that a test can compute figures without the queries of the backend. */
export async function readStoredEntries(database: Database): Promise<StoredEntry[]> {
  const [row] = await database.inMigration((run) =>
    run(`select json_agg(json_build_object('id', e.id, 'kind', kind, 'counterparty', counterparty, 'category', c.name,
      'group', statement_group, 'form', form, 'document', document, 'installment', installment,
      'installments', installments, 'issuedOn', issued_on, 'dueOn', due_on, 'effectiveDueOn', effective_due_on,
      'paidOn', paid_on, 'amountCents', amount_cents, 'paidCents', paid_cents)) as rows
      from entries e join categories c on c.id = category_id where deleted_at is null`),
  );
  const rows = row?.['rows'];
  if (!isEntries(rows)) throw new Error('There are no entries.');
  return rows;
}

const isEntries = (rows: unknown): rows is StoredEntry[] => Array.isArray(rows) && rows.length > 0;
