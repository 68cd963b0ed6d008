import { HttpResponse } from 'msw';
import { API, network } from '../../test/support/network';
import { getScenario } from '../../test/support/scenarios';
import { startStore } from '../../test/support/testStore';
import { languageChosen } from '../store/language';
import { api } from './api';
import { dashboardApi } from './dashboard';
import type { DashboardRequest } from './dashboard';

const PATH = '/dashboards/{code}';
const MONTH: DashboardRequest = { code: 'default', period: 'month' };

/** Returns a signed-in store, and a function that loads a dashboard again. */
async function portal() {
  const store = await startStore();
  const load = (request: DashboardRequest = MONTH) =>
    store.dispatch(dashboardApi.endpoints.getDashboard.initiate(request, { forceRefetch: true }));
  return { store, load };
}

/** Stubs the dashboard of a scenario with some of its fields replaced. */
const stub = (name: string, changes: object = {}, headers: Record<string, string> = {}) =>
  network.any('get', PATH, () =>
    HttpResponse.json({ ...getScenario(PATH, name).response, ...changes }, { headers }),
  );
const notModified = () => new HttpResponse(null, { status: 304 });
const sentTags = () => network.sentTo(PATH).map(({ headers }) => headers.get('if-none-match'));

it.each(['metric', 'series', 'share', 'progress', 'table'])(
  'loads a dashboard with widgets of the kind %s [specification §7.22]',
  async (kind) => {
    stub(kind, {}, { 'Content-Language': 'en' });
    const { load } = await portal();
    const { data } = await load();
    const { widgets, ...envelope } = getScenario(PATH, kind).response;
    expect(data).toMatchObject({ ...envelope, language: 'en' });
    expect(data?.widgets).toEqual(widgets.map((content) => ({ variant: kind, content })));
  },
);

it('sends code, period and days in the address [specification §7.22]', async () => {
  stub('metric');
  const { load } = await portal();
  await load({ code: 'a/b', period: 'own', from: '2026-11-01', to: '2026-11-20' });
  expect(network.sentTo(PATH).map(({ url }) => url)).toEqual([
    `${API}dashboards/a%2Fb?period=own&from=2026-11-01&to=2026-11-20`,
  ]);
});

describe('a widget that cannot be shown does not take the page [specification §7.23]', () => {
  const METRIC = { id: 'a', kind: 'metric', title: 'A', value: 1 };
  const SERIES = {
    ...{ id: 's', kind: 'series', title: 'S', x: { grain: 'day', values: ['2026-11-19', '2026-11-20'] } },
    series: [{ id: 'in', title: 'In', values: [1, 2] }],
  };
  const TABLE = {
    id: 't',
    kind: 'table',
    title: 'T',
    columns: [{ id: 'c', title: 'C' }],
    rows: [{ cells: [1] }],
  };

  it.each<[string, unknown, object]>([
    ['a value of another type', { ...METRIC, value: 'much' }, { id: 'a', title: 'A', text: '/value' }],
    ['no value', { id: 'a', kind: 'metric', title: 'A' }, { id: 'a', title: 'A', text: '' }],
    ['no title', { ...METRIC, title: undefined }, { id: 'a', title: null, text: '' }],
    ['no id', { ...METRIC, id: '' }, { id: '#0', title: 'A', text: '/id' }],
    ['no fields at all', null, { id: '#0', title: null, text: '' }],
    [
      'an invalid value of a series',
      { ...SERIES, series: [{ id: 'in', title: 'In', values: [1, '2'] }] },
      { id: 's', title: 'S', text: '/series/0/values/1' },
    ],
    [
      'a series that is too short',
      { ...SERIES, series: [{ id: 'in', title: 'In', values: [1] }] },
      { id: 's', title: 'S', text: '/series/0/values' },
    ],
    [
      'a row that is too long',
      { ...TABLE, rows: [{ cells: [1] }, { cells: [1, 2] }] },
      { id: 't', title: 'T', text: '/rows/1/cells' },
    ],
    [
      'an invalid part',
      { id: 'p', kind: 'share', title: 'P', parts: [{ id: 'x', title: 'X' }] },
      { id: 'p', title: 'P', text: '/parts/0' },
    ],
    [
      'a target of another type',
      { id: 'g', kind: 'progress', title: 'G', value: 1, target: null },
      { id: 'g', title: 'G', text: '/target' },
    ],
  ])('%s', async (_name, widget, { text, ...content }: { text?: string }) => {
    stub('metric', { widgets: [widget, METRIC] });
    const { load } = await portal();
    const { data } = await load();
    expect(data?.widgets).toEqual([
      {
        variant: 'unreadable',
        content: { ...content, text: `not what the API description says at /widgets/0${String(text)}` },
      },
      { variant: 'metric', content: METRIC },
    ]);
  });

  it('a widget with a problem, whatever its kind is', async () => {
    stub('problem');
    const { load } = await portal();
    const [content] = getScenario(PATH, 'problem').response.widgets;
    expect((await load()).data?.widgets).toEqual([{ variant: 'problem', content }]);
  });

  it('a widget of an unknown kind, with a fallback that can be read and one that cannot', async () => {
    const [known] = getScenario(PATH, 'unknown-kind').response.widgets;
    const uneven = { columns: [{ id: 'a', title: 'A' }], rows: [{ cells: [1, 2] }] };
    const other = { id: 'o', kind: 'globe', title: 'O' };
    stub('unknown-kind', { widgets: [known, { ...other, fallback: uneven }, other] });
    const { load } = await portal();
    expect((await load()).data?.widgets).toEqual([
      { variant: 'unknown', content: known },
      { variant: 'unknown', content: other },
      { variant: 'unknown', content: other },
    ]);
  });

  it('invalid optional fields are left out', async () => {
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    stub('metric', { widgets: [{ ...METRIC, before: 'x', link: { to: 'entries', filter: { kind: 1 } } }] });
    const { load } = await portal();
    const content = { ...METRIC, link: { to: 'entries' } };
    expect((await load()).data?.widgets).toEqual([{ variant: 'metric', content }]);
    warned.mockRestore();
  });
});

it('an envelope that cannot be read is an error with its schema path [specification §7.23]', async () => {
  stub('metric', { asOf: 'today' });
  const { load } = await portal();
  expect((await load()).error).toEqual({
    kind: 'unreadable',
    text: 'getDashboard: not what the API description says at /asOf',
  });
});

describe('a dashboard that has not changed [specification §7.24]', () => {
  it('is requested with the ETag of the earlier response, and keeps its figures', async () => {
    stub('metric', {}, { ETag: '"1"' });
    const { load } = await portal();
    const first = await load();
    network.any('get', PATH, notModified);
    const second = await load();
    expect([second.data, second.isSuccess]).toEqual([first.data, true]);
    stub('metric', { asOf: '2026-11-21' }, { ETag: '"2"' });
    expect((await load()).data).toMatchObject({ asOf: '2026-11-21', etag: '"2"' });
    expect(sentTags()).toEqual([null, '"1"', '"1"']);
  });

  it('is requested without an ETag for another period, and if the server has sent none', async () => {
    stub('metric', {}, { ETag: '"1"' });
    const { load } = await portal();
    await load();
    stub('metric');
    await load({ ...MONTH, period: 'year' });
    await load({ ...MONTH, period: 'year' });
    expect(sentTags()).toEqual([null, null, null]);
  });

  it('is an error if nothing is stored', async () => {
    network.any('get', PATH, notModified);
    const { load } = await portal();
    expect((await load()).error).toMatchObject({ kind: 'http', status: 304 });
  });

  it('stays after a failure, and is requested again with its ETag', async () => {
    stub('metric', {}, { ETag: '"1"' });
    const { load } = await portal();
    const { data } = await load();
    network.any('get', PATH, () => HttpResponse.json({ message: 'quebrou' }, { status: 500 }));
    expect(await load()).toMatchObject({ data, error: { status: 500 } });
    network.any('get', PATH, notModified);
    expect((await load()).data).toEqual(data);
    expect(sentTags()).toEqual([null, '"1"', '"1"']);
  });
});

it('is requested again in another language [specification §7.16]', async () => {
  stub('metric');
  const { load, store } = await portal();
  await load();
  store.dispatch(languageChosen('en-US'));
  await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
  expect(network.sentTo(PATH).map(({ headers }) => headers.get('accept-language'))).toEqual([
    'pt-BR',
    'en-US',
  ]);
});
