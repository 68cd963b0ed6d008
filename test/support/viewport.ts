// jsdom has no layout and no media queries. This file evaluates media queries for a width that a test can change.

/** The width at the start of every test, in pixels. */
export const WIDTH = 1024;

type List = EventTarget & { media: string; matches: boolean };
const lists = new Set<List>();

function matchesWidth(media: string): boolean {
  const minimum = /^\(min-width: (\d+)px\)$/.exec(media)?.[1];
  // Queries for preferences of the system never match.
  return minimum !== undefined && window.innerWidth >= Number(minimum);
}

export function matchMedia(media: string): MediaQueryList {
  const list = Object.assign(new EventTarget(), {
    media,
    matches: matchesWidth(media),
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
  lists.add(list);
  return list;
}

/** Sets the width of the page. As in a browser, a query gets an event only if its result changes. */
export function resizeTo(width: number): void {
  window.innerWidth = width;
  for (const list of lists) {
    if (list.matches === matchesWidth(list.media)) continue;
    list.matches = !list.matches;
    list.dispatchEvent(new Event('change'));
  }
}
