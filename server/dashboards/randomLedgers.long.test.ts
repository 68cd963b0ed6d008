// Every figure of random ledgers against a plain computation from the csv and the payments.
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { addDays } from '../../api-spec/days';
import { addUser, buildTestApp, fetchToken } from '../../test/support/backend/app';
import { emptyDatabase, useTestDatabase } from '../../test/support/backend/database';
import { checkDashboards, checkDay } from '../../test/support/ledgers/checkDashboards';
import { keepLedger, readJson, type Send } from '../../test/support/ledgers/keepLedger';
import { ledgers, type Ledger } from '../../test/support/ledgers/ledgers';
import { readLedger } from '../../test/support/ledgers/readLedger';
import { checkProperty } from '../../test/support/properties';
import type { components } from '../../api-spec/schema.gen';

type Company = components['schemas']['Company'];

describe('a ledger', () => {
  const database = useTestDatabase();
  let app: FastifyInstance;
  let now = new Date();
  beforeAll(async () => {
    app = await buildTestApp(database(), { clock: () => now });
  });
  afterAll(() => app.close());

  /** Empties the database, and signs in at the moment of a ledger. */
  async function begin(moment: string): Promise<Send> {
    now = new Date(moment);
    await emptyDatabase(database());
    await addUser(database(), { login: '1' });
    const authorization = `Bearer ${await fetchToken(app, '1')}`;
    return (method, path, body) =>
      app.inject({ method, url: `/api${path}`, headers: { authorization }, ...(body && { payload: body }) });
  }

  async function check(ledger: Ledger): Promise<void> {
    const { situation, opening, target, period } = ledger;
    const { today } = situation;
    const send = await begin(situation.now);
    await keepLedger(send, ledger);
    const entries = await readLedger(send, today);
    const { holidays } = await readJson<Company>(send, '/company');
    const company = {
      ...{ today, openingCents: opening.cents, openingOn: addDays(today, opening.on), targetCents: target },
      holidays: new Set(holidays.map(({ day }) => day)),
    };
    await checkDashboards(send, entries, company, period);
    await checkDay(send, entries, company);
  }

  checkProperty(
    'has in each figure, and in the list behind it, what its entries and payments add up to [specification §7.125]',
    fc.asyncProperty(ledgers, check),
    { short: 20, long: 1_000 },
  );
});
