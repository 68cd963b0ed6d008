import { screen } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { STORED } from './config/stored';

const body = /<body>(.*)<\/body>/s.exec(readFileSync('src/index.html', 'utf8'))?.[1] ?? '';

/** Puts the HTML of the page into the document and runs the script of its head. */
async function openPage(language: string | null): Promise<void> {
  jest.useFakeTimers();
  if (language !== null) localStorage.setItem(STORED.language.chosen.key, language);
  document.body.innerHTML = body.replace(/<noscript>.*<\/noscript>/s, '');
  await jest.isolateModulesAsync(async () => {
    await import('./boot');
  });
}

afterEach(() => {
  jest.useRealTimers();
  document.body.innerHTML = '';
});

it.each([
  [null, 'Abrindo a Portaria…'],
  ['en-US', 'Opening Portaria…'],
  ['es-ES', 'Abriendo Portaria…'],
  ['en-EN', 'Opening Portaria…'],
])(
  'in %s, a page that stays empty shows a text after a second [specification §8.13, §1.2]',
  async (code, text) => {
    await openPage(code);
    const line = screen.getByRole('status');
    jest.advanceTimersByTime(999);
    expect(line).toBeEmptyDOMElement();
    jest.advanceTimersByTime(1);
    expect(line).toHaveTextContent(text);
  },
);

it('a page with content shows no text [specification §8.13]', async () => {
  await openPage(null);
  // eslint-disable-next-line testing-library/no-node-access -- simulates React, which renders there
  document.getElementById('root')?.append('a screen');
  jest.advanceTimersByTime(60_000);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it.each([
  ['/portaria/', 404, 'text/html', /raiz do endereço/],
  ['/portaria/', 200, 'text/html', /raiz do endereço/],
  ['/portaria/', null, '', /Verifique a conexão/],
  ['/app/dashboards/x', 404, 'text/html', /Verifique a conexão/],
  ['/', 404, 'text/html', /Verifique a conexão/],
])(
  'at %s a main script that fails, status %s, is explained [specification §8.18]',
  async (path, status, type, text) => {
    window.history.replaceState(null, '', path);
    const fetchSpy = jest
      .spyOn(window, 'fetch')
      .mockImplementation(() =>
        status === null
          ? Promise.reject(new TypeError('Failed to fetch'))
          : Promise.resolve(new Response(null, { status, headers: { 'content-type': type } })),
      );
    await openPage(null);
    jest.useRealTimers();
    const script = document.createElement('script');
    script.type = 'text/plain';
    script.src = '/assets/main.0.js';
    document.body.append(script);
    script.dispatchEvent(new Event('error'));
    expect(await screen.findByRole('heading')).toHaveTextContent(text);
    fetchSpy.mockRestore();
    window.history.replaceState(null, '', '/');
  },
);
