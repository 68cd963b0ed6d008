import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { network, server } from './network';
import { matchMedia, resizeTo, WIDTH } from './viewport';

// A failure names what was looked for; the whole page below it would hide that.
// The first lazy screen of a run is compiled while a test waits for it.
configure({ asyncUtilTimeout: 10_000, getElementError: (message) => new Error(message ?? 'not found') });

// jsdom ends no animation, and the toast library says so; the checks of a development store say it when the machine is
// slow.
const EXPECTED = /The toastr box was closed automatically|Middleware took \d+ms/;
const noise: unknown[][] = [];

beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' });
  window.matchMedia = matchMedia;
  // jsdom lays nothing out, so nothing scrolls.
  Element.prototype.scrollIntoView = () => undefined;
  Element.prototype.scrollTo = () => undefined;
});

beforeEach(() => {
  for (const level of ['error', 'warn'] as const) {
    jest.spyOn(console, level).mockImplementation((...words: unknown[]) => {
      if (!EXPECTED.test(String(words[0]))) noise.push(words);
    });
  }
});

afterEach(() => {
  server.resetHandlers();
  network.forget();
  resizeTo(WIDTH);
  localStorage.clear();
  const heard = noise.splice(0);
  // Noise on the console is a fault that nobody looked at.
  if (heard.length > 0)
    throw new Error(`the console was used:\n${heard.map((words) => words.join(' ')).join('\n')}`);
});

afterAll(() => {
  server.close();
});
