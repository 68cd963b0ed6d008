// jsdom lays nothing out and has no media queries: they are answered here, by a width that a test may change.

/** Pixels; what every test starts with. */
export const WIDTH = 1024;

type List = EventTarget & { media: string; matches: boolean };
const lists = new Set<List>();

function holds(media: string): boolean {
  const least = /^\(min-width: (\d+)px\)$/.exec(media)?.[1];
  // The system asks for nothing here.
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

/** Makes the page this wide. As in a browser, a query is told of only where its answer changes. */
export function resizeTo(width: number): void {
  window.innerWidth = width;
  for (const list of lists) {
    if (list.matches === holds(list.media)) continue;
    list.matches = !list.matches;
    list.dispatchEvent(new Event('change'));
  }
}
