import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { eachRow } from '../../test/support/eachRow';
import { STORED } from '../config/stored';
import { network } from '../../test/support/network';
import { renderApp, storeSession } from '../../test/support/renderApp';
import { getScenario } from '../../test/support/scenarios';

const support = {
  name: 'Central de TI',
  phone: '+55 (11) 5555-0100',
  email: 'ti@aurora.example',
  url: 'https://aurora.example/suporte',
};
const findFoot = () => screen.findByRole('contentinfo');
const setBrowserLanguages = (...tags: string[]) =>
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(tags);

beforeEach(() => {
  setBrowserLanguages('pt-BR');
});
afterEach(() => {
  jest.restoreAllMocks();
});

it('the login names the company, the environment, the support, the privacy notice and the version [specification §2.90]', async () => {
  const company = { name: 'Comercial Aurora' };
  await renderApp({
    at: '/',
    settings: { company, environment: 'Homologação', support, privacyUrl: '/privacidade' },
  });
  expect(await within(await findFoot()).findByText(/^Suporte:/)).toHaveTextContent('Suporte: Central de TI');
  expect(screen.getByText('Comercial Aurora')).toBeInTheDocument();
  expect(screen.getByText('Homologação')).toBeInTheDocument();
  const links = within(await findFoot()).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['+55 (11) 5555-0100', 'tel:+551155550100'],
    ['ti@aurora.example', 'mailto:ti@aurora.example'],
    ['Página de suporte', 'https://aurora.example/suporte'],
    ['Privacidade', '/privacidade'],
  ]);
  expect(within(await findFoot()).getByText('Portaria 0.0.0')).toBeInTheDocument();
});

it.each([
  ['its logo for a dark background', { name: 'Aurora', logo: '/a.svg', logoDark: '/b.svg' }, '/b.svg'],
  ['its only logo', { name: 'Aurora', logo: '/a.svg' }, '/a.svg'],
])('the brand side shows the company by %s [specification §2.90]', async (_what, company, src) => {
  await renderApp({ at: '/', settings: { company } });
  expect(await screen.findByRole('img', { name: 'Aurora' })).toHaveAttribute('src', src);
});

it('a portal without these settings shows only the language and the version', async () => {
  await renderApp({ at: '/' });
  expect(await within(await findFoot()).findByText('Portaria 0.0.0')).toBeInTheDocument();
  expect(within(await findFoot()).queryByRole('link')).not.toBeInTheDocument();
});

eachRow([
  ['/error', false],
  ['/user/forgot-password', false],
  ['/user/register', false],
  ['/user/reset-password', false],
  ['/setup', false],
  ['/unauthorized', true],
])('%s shows the support contact [specification §8.25]', async (at, authGuardEnabled) => {
  await renderApp({ at, settings: { support, authGuardEnabled } });
  // The card of a forgotten password has it too.
  expect(await screen.findAllByRole('link', { name: support.phone })).not.toHaveLength(0);
});

it('a dashboard that cannot be loaded shows the support contact, and one that can shows the company [specification §8.25, §4.36]', async () => {
  storeSession();
  network.get('/session', getScenario('/session', 'admin').response);
  network.any('get', '/dashboards', () => HttpResponse.json({ message: 'quebrou' }, { status: 500 }));
  const settings = { support, company: { name: 'Comercial Aurora' } };
  const { user } = await renderApp({ at: '/app/dashboards/vendas', settings });
  const main = within(await screen.findByRole('main'));
  expect(await main.findByRole('link', { name: support.phone })).toBeInTheDocument();
  network.get('/dashboards', getScenario('/dashboards', 'dashboards').response);
  await user.click(main.getByRole('button', { name: 'Tentar de novo' }));
  await screen.findByRole('heading', { name: 'Vendas' });
  expect(main.queryByRole('link', { name: support.phone })).not.toBeInTheDocument();
  // In the head of a printed page, and in the bar.
  expect(main.getAllByText('Comercial Aurora')).toHaveLength(1);
  expect(within(screen.getByRole('banner')).getByText('Comercial Aurora')).toBeVisible();
});

describe('the offered languages [specification §3.30]', () => {
  const shownIn = (lang: string) =>
    waitFor(() => expect(document.documentElement).toHaveAttribute('lang', lang));

  it('are the only ones in the list', async () => {
    await renderApp({ at: '/', settings: { languages: ['pt-BR', 'es-ES'] } });
    const options = within(await screen.findByRole('combobox')).getAllByRole('option');
    expect(options.map((option) => option.textContent)).toEqual(['Português', 'Español']);
  });

  it.each([
    ['es-ES', ['pt-BR', 'en-US'] as const, 'en-US'],
    ['es-ES', ['pt-BR'] as const, 'pt-BR'],
    ['es-ES', ['pt-BR', 'es-ES'] as const, 'es-ES'],
    [null, ['es-ES', 'en-US'] as const, 'es-ES'],
  ])('with %s stored and %j offered, the page is in %s', async (stored, languages, shown) => {
    if (stored !== null) localStorage.setItem(STORED.language.chosen.key, stored);
    await renderApp({ at: '/', settings: { languages } });
    await shownIn(shown);
    expect(localStorage.getItem(STORED.language.chosen.key)).toBe(stored);
  });

  it('include the browser’s language, so the login suggests it', async () => {
    setBrowserLanguages('es-MX', 'en');
    const { user } = await renderApp({ at: '/', settings: { languages: ['pt-BR', 'es-ES'] } });
    const suggestion = await screen.findByRole('button', { name: 'Ver en español' });
    expect(suggestion).toHaveAttribute('lang', 'es-ES');
    await user.click(suggestion);
    await shownIn('es-ES');
    expect(suggestion).not.toBeInTheDocument();
  });

  it.each([
    ['a language that is not offered', ['fr', 'es-ES']],
    ['the page’s language first', ['pt-PT', 'en-US']],
  ])('get no suggestion for %s', async (_what, tags) => {
    setBrowserLanguages(...tags);
    await renderApp({ at: '/', settings: { languages: ['pt-BR', 'en-US'] } });
    await within(await findFoot()).findByText('Portaria 0.0.0');
    expect(within(await findFoot()).queryByRole('button')).not.toBeInTheDocument();
  });
});
