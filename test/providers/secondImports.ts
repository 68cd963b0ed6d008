// The imports of the second backend. It understands only files with the columns of the examples.
import type { Context, Hono } from 'hono';
import { makeXlsx } from '../support/backend/zip';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const PATH = '/:fault/api/entries/imports';
const FIELDS = ['kind', 'counterparty', 'category', 'form', 'dueOn', 'amount'];
const IMPORT = {
  ...{ id: '7', fileName: 'títulos.csv', importedAt: '2026-11-20T12:00:07Z' },
  ...{ importedBy: 'Ana', added: 1, undoneAt: null },
};
const CHOICES = { columns: FIELDS, dateOrder: 'day-first', decimal: 'comma' };

type Sessions = {
  isSignedIn: (context: Context) => boolean;
  hasImport: () => boolean;
  /** Responds to a signed-in caller, else with a 401. */
  withCaller: (context: Context, respond: () => object) => Response;
};

export function addImports(app: Hono, { isSignedIn, hasImport, withCaller }: Sessions): void {
  app.get(PATH, (context) => withCaller(context, () => ({ imports: hasImport() ? [IMPORT] : [] })));

  app.get(`${PATH}/template`, (context) => {
    if (!isSignedIn(context)) return withCaller(context, () => ({}));
    context.header('content-disposition', 'attachment; filename="exemplo.xlsx"');
    return context.body(Uint8Array.from(makeXlsx('')), 200, { 'content-type': XLSX });
  });

  app.post(`${PATH}/preview`, async (context) => {
    if (!isSignedIn(context)) return withCaller(context, () => ({}));
    const { file } = await context.req.parseBody();
    const [titles = '', line = ''] = file instanceof File ? (await file.text()).split('\r\n') : [];
    if (line === '') return context.json({ message: 'Arquivo vazio.', reason: 'no-table' }, 422);
    const values = line.split(';');
    const [, counterparty, , , due = '', amount = ''] = values;
    return context.json({
      file: { format: 'csv' },
      ...{ sheets: [], known: null, headerRow: 1, questions: [], values: [], choices: CHOICES },
      columns: titles.split(';').map((title, at) => ({ title, samples: [values[at]], field: FIELDS[at] })),
      counts: { rows: 1, ready: 1, duplicates: 0, invalid: 0, skipped: 0 },
      rows: [
        {
          ...{ row: 2, state: 'ready', problems: [] },
          entry: {
            counterparty,
            dueOn: due.split('/').reverse().join('-'),
            amountCents: Number(amount.replace(/\D/g, '')),
          },
        },
      ],
    });
  });

  app.post(PATH, (context) =>
    isSignedIn(context)
      ? context.json({ id: '8', added: 1, duplicates: 0, invalid: 0, skipped: 0 }, 201)
      : withCaller(context, () => ({})),
  );

  app.post(`${PATH}/:id/undo`, (context) => {
    if (isSignedIn(context) && context.req.param('id') !== '7')
      return context.json({ message: 'Não há esta importação.', reason: 'unknown-import' }, 404);
    return withCaller(context, () => ({ removed: 1, keptCount: 0, kept: [] }));
  });
}
