import '@testing-library/jest-dom';
import { network, server } from './network';

const noise: unknown[][] = [];

// jsdom has no media queries; the system asks for nothing here.
function matchMedia(media: string): MediaQueryList {
  return Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
}

beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' });
  if (typeof window !== 'undefined') window.matchMedia = matchMedia;
});

beforeEach(() => {
  for (const level of ['error', 'warn'] as const) {
    jest.spyOn(console, level).mockImplementation((...words: unknown[]) => {
      noise.push(words);
    });
  }
});

afterEach(() => {
  server.resetHandlers();
  network.forget();
  localStorage.clear();
  const heard = noise.splice(0);
  // Noise on the console is a fault that nobody looked at.
  if (heard.length > 0)
    throw new Error(`the console was used:\n${heard.map((words) => words.join(' ')).join('\n')}`);
});

afterAll(() => {
  server.close();
});
