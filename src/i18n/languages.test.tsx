import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { HttpResponse } from 'msw';
import { network, stubWithoutExtension } from '../../test/support/network';
import { renderApp, signInAs, storeSession } from '../../test/support/renderApp';
import { postScenario } from '../../test/support/scenarios';
import { LANGUAGES } from '../../api-spec/languages';
import { listCatalogueLanguages } from '../config/languages';
import { LANGUAGE_NAMES } from '../config/languageTexts';
import { STORED } from '../config/stored';
import { showStaticFallback } from '../controls/showStaticFallback';
import { loadCatalogue } from './catalogue';

const choose = async (user: Awaited<ReturnType<typeof renderApp>>['user'], label: string) =>
  user.selectOptions(await screen.findByRole('combobox'), label);

// Loads the screen before the tests, because compiling it takes long.
beforeAll(async () => {
  await import('../screens/app/AppFrame');
}, 60_000);

/** Returns the cells of the table of languages in the specification. */
function readSpecifiedLanguages(): string[][] {
  const rule = /§3\.4\*\*.*?§3\.30/s.exec(readFileSync('docs/specification.md', 'utf8'))?.[0] ?? '';
  return [...rule.matchAll(/^ *\| (`.*) \|$/gm)].map(([, cells = '']) =>
    cells.split('|').map((cell) => cell.replaceAll('`', '').trim()),
  );
}

it('offers the languages of the specification by their own names [specification §3.4]', async () => {
  const specified = readSpecifiedLanguages();
  expect(specified.length).toBeGreaterThan(3);
  expect(
    LANGUAGES.map(({ code, direction, tag }) => {
      const { label, shorthand } = LANGUAGE_NAMES[code];
      return [code, direction, label, shorthand, tag];
    }),
  ).toEqual(specified);
  await renderApp({ at: '/' });
  await screen.findByRole('combobox', { name: 'Idioma' });
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(
    specified.map(([, , label]) => label),
  );
});

it('every catalogue has every text [specification §1.2]', () => {
  const catalogues = listCatalogueLanguages().map(
    ({ catalogue }) =>
      JSON.parse(readFileSync(`locales/${catalogue}.json`, 'utf8')) as Record<string, string>,
  );
  const [source = {}, ...others] = catalogues;
  const placeholders = (text: string | undefined) => (text?.match(/\{\w+/g) ?? []).sort();
  for (const catalogue of others) {
    expect(Object.keys(catalogue)).toEqual(Object.keys(source));
    for (const [id, text] of Object.entries(source)) {
      expect([id, placeholders(catalogue[id])]).toEqual([id, placeholders(text)]);
      expect([id, catalogue[id]?.trim()]).not.toEqual([id, '']);
    }
  }
});

it('a language of the same direction changes the texts of the page immediately [specification §4.12]', async () => {
  const { user, reload } = await renderApp({ at: '/' });
  await user.click(await screen.findByRole('button', { name: 'Entrar' }));
  expect(screen.getByLabelText('Login')).toHaveAccessibleDescription('Informe o login');
  await choose(user, 'Español');
  await waitFor(() =>
    expect(screen.getByLabelText('Número de usuario')).toHaveAccessibleDescription(
      'Introduzca su número de usuario',
    ),
  );
  expect(document.documentElement).toHaveAttribute('lang', 'es-ES');
  expect(document.title).toBe('Iniciar sesión · Portaria');
  expect(reload).not.toHaveBeenCalled();
  await waitFor(() => expect(localStorage.getItem(STORED.language.chosen.key)).toBe('es-ES'));
});

it('a language of the other direction is stored first, then the page reloads once [specification §4.12]', async () => {
  const { user, reload } = await renderApp({ at: '/' });
  reload.mockImplementation(() => {
    expect(localStorage.getItem(STORED.language.chosen.key)).toBe('en-EN');
    return Promise.resolve(true);
  });
  await choose(user, 'English (RTL)');
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(document.documentElement).toHaveAttribute('dir', 'ltr');
  expect(screen.getByRole('heading')).toHaveTextContent('Entrar');
});

it('en-EN is English from right to left [specification §3.4, §4.13]', async () => {
  localStorage.setItem(STORED.language.chosen.key, 'en-EN');
  await renderApp({ at: '/' });
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeInTheDocument();
  expect(document.documentElement).toHaveAttribute('dir', 'rtl');
  expect(document.documentElement).toHaveAttribute('lang', 'en');
});

it('a direction that another tab chose waits for the next navigation [specification §4.14]', async () => {
  const { user, reload } = await renderApp({ at: '/' });
  await user.type(await screen.findByLabelText('Login'), '123');
  localStorage.setItem(STORED.language.chosen.key, 'en-EN');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: STORED.language.chosen.key })));
  expect(screen.getByLabelText('Login')).toHaveValue('123');
  expect(reload).not.toHaveBeenCalled();
  await user.click(screen.getByRole('link', { name: 'Esqueceu a senha?' }));
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
});

describe('a language of the other direction, chosen during a sign-in [specification §4.12]', () => {
  const PATH = '/authorization/getToken';

  async function chooseDuringSignIn() {
    let respond: (reply: Response) => void = () => undefined;
    const pending = new Promise<Response>((resolve) => (respond = resolve));
    network.post(PATH, () => pending);
    const view = await renderApp({ at: '/' });
    await signInAs(view.user, '00123');
    await waitFor(() => expect(network.sentTo(PATH)).toHaveLength(1));
    await choose(view.user, 'English (RTL)');
    expect(screen.getByRole('combobox')).toHaveValue('en-EN');
    await waitFor(() => expect(localStorage.getItem(STORED.language.chosen.key)).toBe('en-EN'));
    expect(view.reload).not.toHaveBeenCalled();
    return { ...view, respond };
  }

  it('reloads the page after the sign-in and keeps the session', async () => {
    stubWithoutExtension();
    const { reload, address, respond } = await chooseDuringSignIn();
    reload.mockImplementation(() => {
      expect(localStorage.getItem(STORED.session.token.key)).toBe('"token-of-the-scenario"');
      return Promise.resolve(true);
    });
    respond(HttpResponse.json(postScenario(PATH, 'accepted').response));
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(address()).toBe('/app/dashboards/vendas');
  });

  it('changes the direction without a reload if the sign-in failed, and keeps login and message', async () => {
    const { reload, respond } = await chooseDuringSignIn();
    respond(HttpResponse.json(postScenario(PATH, 'refused').response));
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeInTheDocument();
    expect(document.documentElement).toHaveAttribute('dir', 'rtl');
    expect(screen.getByLabelText('Login number')).toHaveValue('00123');
    expect(screen.getByText(/Login ou senha/, { selector: 'form p' })).toBeInTheDocument();
    expect(reload).not.toHaveBeenCalled();
  });

  it('reloads the next page if the form is left', async () => {
    const { user, reload, address } = await chooseDuringSignIn();
    await user.click(screen.getByRole('link', { name: 'Esqueceu a senha?' }));
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(address()).toBe('/user/forgot-password');
  });

  it('changes nothing if the choice is undone', async () => {
    const { user, reload, respond } = await chooseDuringSignIn();
    await choose(user, 'Português');
    respond(HttpResponse.json(postScenario(PATH, 'refused').response));
    await screen.findByText(/Login ou senha/, { selector: 'form p' });
    expect(document.documentElement).toHaveAttribute('dir', 'ltr');
    expect(reload).not.toHaveBeenCalled();
  });
});

it('texts that cannot be loaded are reported, and the page keeps its language [specification §8.9]', async () => {
  const { user } = await renderApp({
    at: '/',
    load: (code, part) => (code === 'en-US' ? Promise.reject(new Error('gone')) : loadCatalogue(code, part)),
  });
  await choose(user, 'English');
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent('Não foi possível carregar o idioma. Tente de novo.'),
  );
  expect(screen.getByRole('combobox')).toHaveValue('pt-BR');
  expect(document.documentElement).toHaveAttribute('lang', 'pt-BR');
});

it.each(LANGUAGES)(
  'shows the static fallback in $code if no texts can be loaded [specification §1.2, §8.9]',
  ({ code }) => {
    const container = document.body.appendChild(document.createElement('div'));
    const retry = jest.fn();
    showStaticFallback(container, code, retry);
    const heading = screen.getByRole('heading', { level: 1 });
    expect(heading.textContent).toContain('Portaria');
    // A screen reader reads the focused text, so an alert would read it twice.
    expect(heading).toHaveFocus();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    fireEvent.click(screen.getByRole('button'));
    expect(retry).toHaveBeenCalledTimes(1);
    container.remove();
  },
);

it('each screen has a title in the language of the page [specification §1.2]', async () => {
  stubWithoutExtension();
  localStorage.setItem(STORED.language.chosen.key, 'en-US');
  storeSession();
  for (const [at, title] of [
    ['/', 'Sign in · Portaria'],
    ['/user/forgot-password', 'Reset password · Portaria'],
    ['/error', 'Page not found · Portaria'],
    ['/unauthorized', 'Access denied · Portaria'],
    ['/app/dashboards/vendas', 'Dashboard · Portaria'],
  ] as const) {
    const { unmount } = await renderApp({ at, settings: { authGuardEnabled: true } });
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(document.title).toBe(title));
    unmount();
  }
});
