import '@testing-library/jest-dom';
import { File as NodeFile } from 'node:buffer';
import { configure } from '@testing-library/react';
import { network, server } from './network';
import { matchMedia, resizeTo, WIDTH } from './viewport';

// A failure shows only the query, because the whole page would hide it. The first lazy screen of a run is compiled while a
// test waits, which takes seconds.
configure({ asyncUtilTimeout: 10_000, getElementError: (message) => new Error(message ?? 'not found') });

// The toast library warns because jsdom never ends an animation. The store's development checks warn on a slow machine.
const EXPECTED = /The toastr box was closed automatically|Middleware took \d+ms/;
const messages: unknown[][] = [];

// The FormData of the tests is that of Node, and accepts no File of jsdom.
Object.assign(globalThis, { File: NodeFile });

beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' });
  window.matchMedia = matchMedia;
  // jsdom has no layout, so these methods are missing.
  Element.prototype.scrollIntoView = () => undefined;
  Element.prototype.scrollTo = () => undefined;
});

beforeEach(() => {
  for (const level of ['error', 'warn'] as const) {
    jest.spyOn(console, level).mockImplementation((...args: unknown[]) => {
      if (!EXPECTED.test(String(args[0]))) messages.push(args);
    });
  }
});

afterEach(() => {
  server.resetHandlers();
  network.forget();
  resizeTo(WIDTH);
  localStorage.clear();
  const unexpected = messages.splice(0);
  // A warning on the console is a fault, so it fails the test.
  if (unexpected.length > 0)
    throw new Error(`unexpected console output:\n${unexpected.map((args) => args.join(' ')).join('\n')}`);
});

afterAll(() => {
  server.close();
});
