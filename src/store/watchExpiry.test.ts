import { network } from '../../test/support/network';
import { getScenario } from '../../test/support/scenarios';
import { startStore } from '../../test/support/testStore';
import { selectProfile } from './profile';
import { sessionChangedElsewhere, sessionRenewed, userChangedElsewhere } from './session';
import { expiryNeared, noticeDismissed, noticeReopened, selectExpiry } from './sessionExpiry';
import { watchExpiry } from './watchExpiry';

const { response: session } = getScenario('/session', 'admin');
const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const START = Date.parse('2026-11-20T12:00:00Z');
const newSession = { token: 'd.e.f', user: { statusLogin: 0, ds_Token: 'd.e.f' } };

beforeEach(() => {
  jest.useFakeTimers({ now: START, doNotFake: ['queueMicrotask', 'nextTick'] });
});
afterEach(() => {
  jest.useRealTimers();
});

const setRealTimeout = window.setTimeout.bind(window);

/** Waits until the user of the session is known, or cannot be loaded. */
async function settle(store: Awaited<ReturnType<typeof startStore>>): Promise<void> {
  do {
    await new Promise((resolve) => setRealTimeout(resolve, 1));
    await jest.advanceTimersByTimeAsync(0);
  } while (selectProfile(store.getState()).isLoading);
}

/** Opens a page whose session ends after this time, in milliseconds. */
async function open(lifeMs: number) {
  const store = await startStore();
  const renew = async (ms: number) => {
    network.get('/session', () =>
      Response.json(
        { ...session, expiresAt: new Date(Date.now() + ms).toISOString() },
        { headers: { date: new Date().toUTCString() } },
      ),
    );
    store.dispatch(sessionRenewed(newSession));
    await settle(store);
  };
  await renew(lifeMs);
  const stop = store.dispatch(watchExpiry(window));
  await jest.advanceTimersByTimeAsync(0);
  return { store, renew, stop, read: () => selectExpiry(store.getState()) };
}

it.each([
  ['far', 10 * MINUTE_MS, 0, null],
  ['a second before the notice', 10 * MINUTE_MS, 8 * MINUTE_MS - SECOND_MS, null],
  ['two minutes before the end', 10 * MINUTE_MS, 8 * MINUTE_MS, { minutes: 2, showing: 'soon' }],
  ['in the last minute', 10 * MINUTE_MS, 9 * MINUTE_MS, { minutes: 1, showing: 'soon' }],
  ['a second before the end', 10 * MINUTE_MS, 10 * MINUTE_MS - SECOND_MS, { minutes: 1, showing: 'soon' }],
  ['at the end', 10 * MINUTE_MS, 10 * MINUTE_MS, { minutes: 0, showing: 'over' }],
  ['in 40 days, longer than a timer', 40 * DAY_MS, 40 * DAY_MS - 3 * MINUTE_MS, null],
  ['after 40 days', 40 * DAY_MS, 40 * DAY_MS - 2 * MINUTE_MS, { minutes: 2, showing: 'soon' }],
])('the notice of the session’s end is right %s [specification §4.16]', async (_when, lifeMs, ms, notice) => {
  const { read } = await open(lifeMs);
  await jest.advanceTimersByTimeAsync(ms);
  expect(read()).toMatchObject(notice ?? { minutes: 0, reported: null, showing: null });
});

describe('the notice of the session’s end [specification §4.16]', () => {
  it('stays dismissed until the end, and can be opened again', async () => {
    const { store, read } = await open(90 * SECOND_MS);
    store.dispatch(noticeDismissed());
    await jest.advanceTimersByTimeAsync(60 * SECOND_MS);
    expect(read()).toEqual({ minutes: 1, reported: 'soon', showing: null });
    store.dispatch(noticeReopened());
    expect(read().showing).toBe('soon');
    store.dispatch(noticeDismissed());
    await jest.advanceTimersByTimeAsync(30 * SECOND_MS);
    expect(read()).toEqual({ minutes: 0, reported: 'over', showing: 'over' });
  });

  it('is removed by a renewed session, and shown before its end', async () => {
    const { read, renew } = await open(MINUTE_MS);
    await renew(10 * MINUTE_MS);
    expect(read()).toEqual({ minutes: 0, reported: null, showing: null });
    await jest.advanceTimersByTimeAsync(8 * MINUTE_MS);
    expect(read()).toMatchObject({ minutes: 2, showing: 'soon' });
  });

  it('waits until the notice of another user is dismissed', async () => {
    const { store, read } = await open(10 * MINUTE_MS);
    store.dispatch(userChangedElsewhere());
    expect(read().showing).toBe('otherUser');
    store.dispatch(expiryNeared(2));
    expect(read()).toEqual({ minutes: 2, reported: 'soon', showing: 'otherUser' });
    store.dispatch(noticeDismissed());
    expect(read().showing).toBe('soon');
  });

  it('is not shown after the watch is stopped', async () => {
    const { stop, read } = await open(10 * MINUTE_MS);
    stop();
    await jest.advanceTimersByTimeAsync(10 * MINUTE_MS);
    window.dispatchEvent(new Event('focus'));
    await jest.advanceTimersByTimeAsync(0);
    expect(read().showing).toBeNull();
  });

  it('is shown at once when a laptop that slept returns', async () => {
    const { read } = await open(10 * MINUTE_MS);
    jest.setSystemTime(START + 9 * MINUTE_MS);
    window.dispatchEvent(new Event('focus'));
    await jest.advanceTimersByTimeAsync(0);
    expect(read()).toMatchObject({ minutes: 1, showing: 'soon' });
  });
});

it('a page that lost its connection while the user changed asks for the user when it returns [specification §4.20]', async () => {
  const { store } = await open(10 * MINUTE_MS);
  network.any('get', '/session', () => Response.error());
  store.dispatch(sessionChangedElsewhere({ ...newSession, token: 'g.h.i' }));
  await settle(store);
  network.get('/session', session);
  network.forget();
  window.dispatchEvent(new Event('online'));
  await settle(store);
  expect(network.sentTo('/session').map(({ headers }) => headers.get('authorization'))).toEqual([
    'Bearer g.h.i',
  ]);
});
