import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { network, server } from './network';
import { matchMedia, resizeTo, WIDTH } from './viewport';

// A failure prints only its message, because the whole page after it would hide the message.
// The timeout is long, because the first lazy screen is compiled while a test waits for it.
configure({ asyncUtilTimeout: 10_000, getElementError: (message) => new Error(message ?? 'not found') });

// The toast library warns, because jsdom ends no animation. The checks of a development store warn on a slow machine.
const EXPECTED = /The toastr box was closed automatically|Middleware took \d+ms/;
const noise: unknown[][] = [];

beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' });
  window.matchMedia = matchMedia;
  // jsdom has no layout, so it cannot scroll.
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
  // An unexpected message on the console fails the test.
  if (heard.length > 0)
    throw new Error(`the console was used:\n${heard.map((words) => words.join(' ')).join('\n')}`);
});

afterAll(() => {
  server.close();
});
