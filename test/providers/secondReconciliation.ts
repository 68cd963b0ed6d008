// The reconciliation of the second backend. It proposes one payment, and accepts only the whole amount of the line.
import type { Context, Hono } from 'hono';

const ACCOUNTS = '/:fault/api/money-accounts/:id';
const LINES = '/:fault/api/statements/lines/:id';
const LINE = { id: '41', day: '2026-11-09', cents: 45_090, text: 'PIX', version: 1 };
const PAYMENT = { id: '5', day: '2026-11-09', cents: 45_090, counterparty: 'Padaria' };
const PROPOSAL = {
  ...{ isStrong: false, signs: ['amount'], daysLater: 0 },
  items: [{ kind: 'payment', ...PAYMENT }],
};

type Sessions = {
  isSignedIn: (context: Context) => boolean;
  /** Whether another person has reconciled the line. */
  isChanged: () => boolean;
  /** Responds to a signed-in caller, else with a 401. */
  withCaller: (context: Context, respond: () => object) => Response;
};
type Reconciliation = {
  lines: { id: string; entries?: { principalCents: number }[]; payments?: string[] }[];
};

const sumParts = ({ entries = [], payments = [] }: Reconciliation['lines'][number]): number =>
  entries.reduce((sum, { principalCents }) => sum + principalCents, 0) +
  (payments.includes(PAYMENT.id) ? PAYMENT.cents : 0);

export function addReconciliation(app: Hono, { isSignedIn, isChanged, withCaller }: Sessions): void {
  const refuseChanged = (context: Context) =>
    context.json({ message: 'Já conciliada.', reason: 'changed-meanwhile' }, 409);
  app.get(`${ACCOUNTS}/proposals`, (context) =>
    withCaller(context, () => ({
      waiting: { lines: 1, inCents: 45_090, outCents: 0 },
      lines: [{ ...LINE, proposal: PROPOSAL }],
    })),
  );
  app.post(`${ACCOUNTS}/reconciliation`, async (context) => {
    if (!isSignedIn(context)) return withCaller(context, () => ({}));
    if (isChanged()) return refuseChanged(context);
    const { lines } = await context.req.json<Reconciliation>();
    if (lines.some((line) => sumParts(line) !== LINE.cents))
      return context.json({ message: 'Não soma.', reason: 'not-balanced' }, 422);
    return context.json({ lines: lines.map(({ id }) => id) });
  });
  app.get(`${ACCOUNTS}/bank-balance`, (context) => {
    const balances = { day: '2026-11-10', bankCents: 1_194_100, bookCents: 1_195_090 };
    return withCaller(context, () => ({ latest: balances, firstDifference: balances }));
  });
  app.get(`${LINES}/candidates`, (context) =>
    withCaller(context, () => ({
      recorded: { items: [], count: 0 },
      open: { items: [{ kind: 'entry', ...PAYMENT, version: 1, form: 'pix' }], count: 1 },
    })),
  );
  app.post(`${LINES}/record`, (context) => {
    if (isSignedIn(context) && isChanged()) return refuseChanged(context);
    return withCaller(context, () => ({ lines: [LINE.id] }));
  });
  for (const act of ['unmatch', 'ignore', 'restore'])
    app.post(`${LINES}/${act}`, (context) => {
      if (!isSignedIn(context)) return withCaller(context, () => ({}));
      return act === 'ignore' && isChanged() ? refuseChanged(context) : context.body(null, 204);
    });
}
