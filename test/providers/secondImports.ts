// The import of files, as the other company would write it.
import type { Context, Hono } from 'hono';

type Caller = {
  isSignedIn: (context: Context) => boolean;
  withCaller: (context: Context, respond: () => object) => Response;
};

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const IMPORT = {
  id: '1',
  fileName: 'titulos.csv',
  importedAt: '2026-11-20T12:00:00Z',
  importedBy: 'Usuário',
  added: 1,
  undoneAt: null,
};

export function addImports(app: Hono, { isSignedIn, withCaller }: Caller): void {
  const readText = async (context: Context): Promise<string> => {
    const { file } = await context.req.parseBody();
    return file instanceof File ? file.text() : '';
  };

  app.get('/:fault/api/entries/imports', (context) => withCaller(context, () => ({ imports: [IMPORT] })));

  app.get('/:fault/api/entries/imports/template', (context) => {
    if (!isSignedIn(context)) return withCaller(context, () => ({}));
    context.header('content-disposition', 'attachment; filename="modelo.xlsx"');
    // The empty end of a zip archive.
    return context.body(Buffer.from(`PK\u0005\u0006${'\0'.repeat(18)}`), 200, { 'content-type': XLSX });
  });

  app.post('/:fault/api/entries/imports', (context) =>
    isSignedIn(context)
      ? context.json({ id: '2', added: 1, duplicates: 0, invalid: 0, skipped: 0 }, 201)
      : withCaller(context, () => ({})),
  );

  app.post('/:fault/api/entries/imports/preview', async (context) => {
    const [titles = '', ...lines] = (await readText(context)).split(/\r?\n/);
    if (isSignedIn(context) && titles === '')
      return context.json({ message: 'Arquivo vazio.', reason: 'no-table' }, 422);
    const columns = titles.split(';').map((title) => ({ title, samples: [], field: null }));
    const rows = lines.filter((line) => line !== '');
    return withCaller(context, () => ({
      file: { format: 'csv' },
      sheets: [],
      known: null,
      headerRow: 1,
      columns,
      choices: { columns: columns.map(() => null) },
      questions: ['dueOn'],
      values: [],
      counts: { rows: rows.length, ready: rows.length, duplicates: 0, invalid: 0, skipped: 0 },
      rows: rows.map((_line, index) => ({ row: index + 2, state: 'ready', entry: {}, problems: [] })),
    }));
  });

  app.post('/:fault/api/entries/imports/:id/undo', (context) =>
    isSignedIn(context) && context.req.param('id') === '1000000'
      ? context.json({ message: 'Não há esta importação.', reason: 'unknown-import' }, 404)
      : withCaller(context, () => ({ removed: 1, keptCount: 0, kept: [] })),
  );
}
