import { screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { eachRow } from '../../../test/support/eachRow';
import { network } from '../../../test/support/network';
import { renderApp, storeSession } from '../../../test/support/renderApp';
import { getScenario } from '../../../test/support/scenarios';
import { STORED } from '../../config/stored';

const { response: session } = getScenario('/session', 'admin');
const { response: dashboards } = getScenario('/dashboards', 'dashboards');

/** Returns 23:59:30 of a day, in the time zone of the machine. */
const makeEndOfDay = (daysAhead: number) => {
  const end = new Date();
  end.setDate(end.getDate() + daysAhead);
  end.setHours(23, 59, 30, 0);
  return end.toISOString();
};

beforeAll(async () => {
  await import('./AppFrame');
}, 60_000);

// Fixes the date at noon, so that the day does not end during a test. The timers are real.
beforeEach(() => {
  jest.useFakeTimers({
    now: new Date(2026, 10, 20, 12),
    doNotFake: [
      'cancelAnimationFrame',
      'cancelIdleCallback',
      'clearImmediate',
      'clearInterval',
      'clearTimeout',
      'hrtime',
      'nextTick',
      'performance',
      'queueMicrotask',
      'requestAnimationFrame',
      'requestIdleCallback',
      'setImmediate',
      'setInterval',
      'setTimeout',
    ],
  });
});
afterEach(() => jest.useRealTimers());

eachRow([
  ['pt-BR', 'today', 0, /^Sessão até 23:59$/],
  ['pt-BR', 'on another day', 2, /^Sessão até \d\d\/\d\d\/\d{4}, 23:59$/],
  ['en-US', 'today', 0, /^Session until 11:59\sPM$/],
])(
  'in %s the user menu shows when the session ends, %s [specification §7.9, §9.7]',
  async (language, _when, days, text) => {
    storeSession();
    localStorage.setItem(STORED.language.chosen.key, language);
    network.get('/session', { ...session, expiresAt: makeEndOfDay(days) });
    network.get('/dashboards', dashboards);
    const { user } = await renderApp({ at: '/app/dashboards/vendas' });
    await user.click(await screen.findByRole('button', { name: session.name }));
    const line = await screen.findByText(
      (_text, element) => element?.tagName === 'SPAN' && text.test(element.textContent),
    );
    expect(line).toBeVisible();
  },
);

it('the user menu and the warning show the same end, by the clock of this browser [specification §4.16, §7.9]', async () => {
  storeSession();
  const HOUR_MS = 3_600_000;
  const serverTime = Date.now() - 5 * HOUR_MS;
  // The Date header has whole seconds.
  const end = new Date(Math.floor(serverTime / 1000) * 1000 + 90_000).toISOString();
  network.get('/session', () =>
    HttpResponse.json(
      { ...session, expiresAt: end },
      { headers: { date: new Date(serverTime).toUTCString() } },
    ),
  );
  network.get('/dashboards', dashboards);
  const { user } = await renderApp({ at: '/app/dashboards/vendas' });
  const warning = await screen.findByText(/^Ela expira em/);
  const [, time = ''] = /\((\d\d:\d\d)\)/.exec(warning.textContent) ?? [];
  await user.click(screen.getByRole('button', { name: 'Agora não' }));
  await user.click(await screen.findByRole('button', { name: session.name }));
  const menuLine = await screen.findByText(
    (_text, element) => element?.tagName === 'SPAN' && element.textContent.startsWith('Sessão até'),
  );
  expect(menuLine).toHaveTextContent(new RegExp(`${time}$`));
});
