// jsdom has no layout and no media queries. This file evaluates them by a width that a test can change.

/** Width in pixels at the start of each test. */
export const WIDTH = 1024;

type List = EventTarget & { media: string; matches: boolean };
const lists = new Set<List>();

function holds(media: string): boolean {
  const least = /^\(min-width: (\d+)px\)$/.exec(media)?.[1];
  // All preferences of the system are off.
  return least !== undefined && window.innerWidth >= Number(least);
}

export function matchMedia(media: string): MediaQueryList {
  const list = Object.assign(new EventTarget(), {
    media,
    matches: holds(media),
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
  lists.add(list);
  return list;
}

/** Sets the page's width. As in a browser, only queries whose result changes are notified. */
export function resizeTo(width: number): void {
  window.innerWidth = width;
  for (const list of lists) {
    if (list.matches === holds(list.media)) continue;
    list.matches = !list.matches;
    list.dispatchEvent(new Event('change'));
  }
}
