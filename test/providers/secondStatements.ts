// The statements of the second backend. It understands only files with the columns of the examples.
import type { Context, Hono } from 'hono';

const PATH = '/:fault/api/statements';
const ACCOUNT = { id: '1', name: 'Caixa do banco', kind: 'bank' };
const NO_COUNTS = { known: 0, perhaps: 0, leftOut: 0, problems: 0 };

type Sessions = {
  isSignedIn: (context: Context) => boolean;
  hasStatement: () => boolean;
  /** Responds to a signed-in caller, else with a 401. */
  withCaller: (context: Context, respond: () => object) => Response;
};

export function addStatements(app: Hono, { isSignedIn, hasStatement, withCaller }: Sessions): void {
  app.post(`${PATH}/preview`, async (context) => {
    if (!isSignedIn(context)) return withCaller(context, () => ({}));
    const { file } = await context.req.parseBody();
    const [titles = '', ...rows] = file instanceof File ? (await file.text()).trim().split('\r\n') : [];
    if (!titles.startsWith('Data'))
      return context.json({ message: 'Sem extrato.', reason: 'no-statement' }, 422);
    const lines = rows.map((row, index) => {
      const [day = '', text = '', document = '', amount = ''] = row.split(';');
      const cents = Number(amount.replace(',', ''));
      return { row: index + 2, day: day.split('/').reverse().join('-'), cents, text, document, state: 'new' };
    });
    const sum = (sign: number) => lines.reduce((total, { cents }) => total + Math.max(0, cents * sign), 0);
    return context.json({
      ...{ file: { format: 'csv' }, known: null, questions: [], choices: {}, moneyAccounts: [ACCOUNT] },
      parts: [
        {
          ...{ key: '', isCard: false, accountId: null, questions: ['account'], balance: null },
          ...{ from: lines[0]?.day, to: lines[lines.length - 1]?.day },
          counts: { new: lines.length, ...NO_COUNTS },
          ...{ inCents: sum(1), outCents: sum(-1), lines, leftOut: [], problems: [] },
        },
      ],
    });
  });

  app.post(PATH, (context) =>
    isSignedIn(context)
      ? context.json({ id: '4', added: 2, ...NO_COUNTS, accountIds: ['1'] }, 201)
      : withCaller(context, () => ({})),
  );

  app.post(`${PATH}/:id/undo`, (context) => {
    if (isSignedIn(context) && context.req.param('id') !== '3')
      return context.json({ message: 'Não há esta importação.', reason: 'unknown-import' }, 404);
    return withCaller(context, () => ({ removed: 2 }));
  });

  app.get('/:fault/api/money-accounts/:id/lines', (context) =>
    withCaller(context, () => ({
      account: ACCOUNT,
      lines: hasStatement()
        ? [{ id: '9', day: '2026-11-26', cents: -990, text: 'TARIFA', state: 'new', importId: '3' }]
        : [],
      imports: hasStatement()
        ? [
            {
              ...{ id: '3', fileName: 'extrato.csv', importedAt: '2026-11-27T12:00:07Z' },
              ...{ importedBy: 'Ana', added: 2 },
            },
          ]
        : [],
      next: null,
    })),
  );
}
