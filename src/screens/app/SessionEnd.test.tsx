import { screen } from '@testing-library/react';
import { network } from '../../../test/support/network';
import { renderApp, storeSession } from '../../../test/support/renderApp';
import { getScenario } from '../../../test/support/scenarios';
import { KEYS } from '../../config/storageKeys';

const { answer: session } = getScenario('/session', 'admin');
const { answer: dashboards } = getScenario('/dashboards', 'dashboards');

/** A moment by the clock of the machine that runs the test. */
const at = (daysAhead: number) => {
  const end = new Date();
  end.setDate(end.getDate() + daysAhead);
  end.setHours(23, 59, 0, 0);
  return end.toISOString();
};

beforeAll(async () => {
  await import('./AppFrame');
}, 60_000);

it.each([
  ['pt-BR', 'today', 0, /^Sessão até 23:59$/],
  ['pt-BR', 'on another day', 2, /^Sessão até \d\d\/\d\d\/\d{4}, 23:59$/],
  ['en-US', 'today', 0, /^Session until 11:59\sPM$/],
])(
  'specification §7.9, §9.7: in %s the user menu says until when the session holds, %s',
  async (language, _when, days, words) => {
    storeSession();
    localStorage.setItem(KEYS.language, language);
    network.get('/session', { ...session, expiresAt: at(days) });
    network.get('/dashboards', dashboards);
    const { user } = await renderApp({ at: '/app/dashboards/vendas' });
    await user.click(await screen.findByRole('button', { name: session.name }));
    const line = await screen.findByText(
      (_text, element) => element?.tagName === 'SPAN' && words.test(element.textContent),
    );
    expect(line).toBeVisible();
  },
);
