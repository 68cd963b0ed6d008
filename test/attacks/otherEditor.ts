import { makeAuthorization, makeClient, PASSWORD, readField, signIn, type Call } from '../topology/request';
import { DAY, makeEntry } from './entry';
import { makeFile, makeForm } from './files';

/** A request of the other editor. */
type Outcome = { request: string; isDone: boolean; ms: number; status: number };

const ROWS = 20;

type Work = { login: string; ms: number; firstToken: string };

/** Sends every kind of request, one after the other, until the time is over and all kinds were sent twice. */
export async function work(address: string, { login, ms, firstToken }: Work): Promise<Outcome[]> {
  const { send, close } = makeClient(address);
  const outcomes: Outcome[] = [];
  const endsAt = performance.now() + ms;
  let token = firstToken;
  let mark = 0;

  const run = async (name: string, call: Call) => {
    const startedAt = performance.now();
    const received = await send({
      ...call,
      headers: { ...makeAuthorization(token), ...call.headers },
    }).catch(() => null);
    const status = received?.status ?? 0;
    const isDone = status >= 200 && status < 300;
    outcomes.push({ request: name, isDone, ms: performance.now() - startedAt, status });
    return received;
  };
  const post = (name: string, path: string, content: object, method = 'POST') =>
    run(name, {
      method,
      path,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(content),
    });

  const rentOf = (document: string) =>
    makeEntry({ counterparty: 'Imobiliária São José', document, amountCents: 123_45 });

  for (let round = 0; round < 2 || performance.now() < endsAt; round += 1) {
    const startedAt = performance.now();
    const signedIn = await signIn(send, login, PASSWORD).catch(() => null);
    const isSignedIn = signedIn !== null && readField(signedIn, 'statusLogin') === 0;
    outcomes.push({
      ...{ request: 'sign-in', isDone: isSignedIn },
      ...{ ms: performance.now() - startedAt, status: signedIn?.status ?? 0 },
    });
    if (signedIn !== null && isSignedIn) token = readString(signedIn, 'ds_Token');
    await run('session', { path: '/api/session' });
    await run('dashboards', { path: '/api/dashboards' });
    await run('dashboard', { path: '/api/dashboards/default?period=30d' });
    await run('list', { path: '/api/entries?status=open&limit=50' });
    await run('search', { path: '/api/entries?search=silva&limit=50' });
    await run('categories', { path: '/api/categories' });
    await run('company', { path: '/api/company' });
    const added = await post('new entry', '/api/entries', rentOf(`E ${round}`));
    const id = added === null ? '0' : readString(added, 'id');
    await run('entry', { path: `/api/entries/${id}` });
    await post('change', `/api/entries/${id}`, rentOf(`E ${round} b`), 'PUT');
    await post('payment', '/api/entries/payments', {
      entries: [{ id, paidOn: DAY, paidCents: 123_45 }],
    });
    await run('history', { path: `/api/entries/${id}/history` });
    await run('series', { path: '/api/series?limit=50' });
    await run('export as csv', { path: '/api/entries/export?format=csv&status=overdue' });
    await run('export as xlsx', { path: '/api/entries/export?format=xlsx&status=overdue' });
    await post('export of a selection', '/api/entries/export', { ids: [id] });
    await post('report', '/api/entries/report', { ids: [id] });
    mark += 1;
    const form = makeForm(makeFile({ rows: ROWS, mark: `${process.pid} ${login} ${mark}` }));
    await run('preview', { method: 'POST', path: '/api/entries/imports/preview', ...form });
    const imported = await run('import', { method: 'POST', path: '/api/entries/imports', ...form });
    await run('imports', { path: '/api/entries/imports' });
    const importId = imported === null ? '0' : readString(imported, 'id');
    await run('undo', { method: 'POST', path: `/api/entries/imports/${importId}/undo` });
    await run('template', { path: '/api/entries/imports/template' });
  }
  close();
  return outcomes;
}

function readString(received: Parameters<typeof readField>[0], name: string): string {
  const value = readField(received, name);
  return typeof value === 'string' ? value : '';
}
