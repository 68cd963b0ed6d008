// What is painted on the way to the first screen, frame by frame: nothing of another theme, language or direction.
import type { Page } from '@playwright/test';
import { expect, hold, store, test } from './portal';

/** The page from which each visit begins, of a colour that no theme has. */
const CURTAIN = '<!doctype html><html lang="pt" style="background:#ff00ff"><title>-</title></html>';
const CURTAIN_COLOUR = '#ff00ff';
/** What Chromium paints of a page that has no style sheet yet, by the page's scheme. */
const EMPTY = { light: '#ffffff', dark: '#121212' };

type Visit = {
  name: string;
  stored: Record<string, string>;
  system: 'light' | 'dark';
  expected: { lang: string; dir: string; color: string; mode: 'light' | 'dark'; radius: string };
};

const FIRST = { lang: 'pt-BR', dir: 'ltr', color: 'greenlime', mode: 'light', radius: 'rounded' } as const;

const VISITS: Visit[] = [
  { name: 'the first visit, on a dark system', stored: {}, system: 'dark', expected: FIRST },
  {
    name: 'dark red ruby, flat, in Spanish, on a light system',
    stored: { 'vien-themecolor': 'dark.redruby', 'vien-themeradius': 'flat', theme_lang: 'es-ES' },
    system: 'light',
    expected: { lang: 'es-ES', dir: 'ltr', color: 'redruby', mode: 'dark', radius: 'flat' },
  },
  {
    name: 'English from right to left, in yellow',
    stored: { 'vien-themecolor': 'light.yellowgranola', theme_lang: 'en-EN' },
    system: 'light',
    expected: { ...FIRST, lang: 'en', dir: 'rtl', color: 'yellowgranola' },
  },
  {
    name: 'as the system, which is dark',
    stored: { 'vien-themecolor': 'light.bluenavy', 'portal-theme-mode': 'system:light.bluenavy' },
    system: 'dark',
    expected: { ...FIRST, color: 'bluenavy', mode: 'dark' },
  },
];

for (const { name, stored, system, expected } of VISITS) {
  test(`specification §9.2, §3.10: no flash, cold or warm: ${name}`, async ({ page, portal }) => {
    await page.emulateMedia({ colorScheme: system });
    await store(page, stored);
    await noteStates(page);
    const film = await filmOf(page);
    const main = page.getByRole('main');

    // Cold, and so slow that each step is painted before the next one is there.
    await page.route(`${portal}/curtain`, (route) =>
      route.fulfill({ contentType: 'text/html', body: CURTAIN }),
    );
    await page.goto(`${portal}/curtain`);
    await film.begin();
    const styles = await hold(page, '**/assets/main.*.css');
    const script = await hold(page, '**/assets/main.*.js');
    await page.goto(portal, { waitUntil: 'commit' });
    await Promise.all([styles.arrived, script.arrived]);
    // The browser may ask for both before it has come to the script in the page's head.
    await expect.poll(() => schemeOf(page)).toBe(expected.mode);
    styles.release();
    await film.until((colour) => colour !== CURTAIN_COLOUR && colour !== EMPTY[expected.mode]);
    script.release();
    await expect(main).toBeVisible();
    const ground = hexOf(
      await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor),
    );
    const allowed = [CURTAIN_COLOUR, EMPTY[expected.mode], ground];
    const cold = await film.end();
    expect(
      cold.filter((colour) => !allowed.includes(colour)),
      'cold',
    ).toEqual([]);
    expect.soft(cold.at(-1)).toBe(ground);
    expect(await statesOf(page), 'cold').toEqual([expected]);

    // Warm, from one screen of the portal to the same again, at the machine's own speed.
    await page.unrouteAll();
    await page.reload();
    await expect(main).toBeVisible();
    const warm = await film.end();
    expect.soft(warm.at(-1)).toBe(ground);
    expect(
      warm.filter((colour) => colour !== EMPTY[expected.mode] && colour !== ground),
      'warm',
    ).toEqual([]);
    expect(await statesOf(page), 'warm').toEqual([expected]);
  });
}

/** Notes, in the page, every state in which the root element stands when a frame is drawn or an attribute changes. */
async function noteStates(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { statesSeen: seen });
    const note = () => {
      const { lang, dir, dataset } = document.documentElement;
      const state = JSON.stringify({
        lang,
        dir,
        color: dataset['color'],
        mode: dataset['mode'],
        radius: dataset['radius'],
      });
      if (seen.at(-1) !== state) seen.push(state);
    };
    new MutationObserver(note).observe(document, { attributes: true, subtree: true });
    const frame = () => {
      note();
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
}

const statesOf = (page: Page) =>
  page.evaluate((): unknown[] => {
    const seen: unknown = Reflect.get(window, 'statesSeen');
    return Array.isArray(seen) ? seen.map((state) => JSON.parse(String(state)) as unknown) : [];
  });

/** The scheme in which the browser draws the page while no style sheet is there. */
const schemeOf = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);

const hexOf = (rgb: string) =>
  `#${(rgb.match(/\d+/g) ?? []).map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;

/** Every frame that the browser presents, each told by the colour of its corner. */
async function filmOf(page: Page) {
  // The portal's own page may not load an image from a script's text: another page reads the frames.
  const reader = await page.context().newPage();
  const session = await page.context().newCDPSession(page);
  const frames: { at: number; data: string }[] = [];
  const shown: { at: number; colour: string }[] = [];
  /** Frames of before are forgotten. In seconds, as the browser stamps them. */
  let since = 0;
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    frames.push({ at: metadata.timestamp ?? Date.now() / 1000, data });
    // Without it no further frame comes; at the end of the test nobody listens any more.
    void session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  const develop = async () => {
    for (let frame = frames.shift(); frame !== undefined; frame = frames.shift()) {
      if (frame.at > since) shown.push({ at: frame.at, colour: await reader.evaluate(cornerOf, frame.data) });
    }
    // Two frames are made into pictures at once, and the later one may be the first to come.
    shown.sort((one, other) => one.at - other.at);
    return shown.map(({ colour }) => colour);
  };
  const forget = () => {
    since = shown.at(-1)?.at ?? since;
    shown.splice(0);
  };
  await page.bringToFront();
  await session.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 });
  // While two frames wait to be acknowledged a third one is dropped, and it may be the last that there is to draw. A line
  // at the edge that comes and goes makes another one.
  const drawAgain = () =>
    page.evaluate(() => {
      const { style } = document.documentElement;
      style.outline = style.outline === '' ? '1px solid' : '';
      style.outlineOffset = '-1px';
    });
  const until = (isIt: (colour: string) => boolean) =>
    expect
      .poll(async () => {
        await drawAgain();
        const last = (await develop()).at(-1);
        return last !== undefined && isIt(last);
      })
      .toBe(true);
  const paint = (colour: string) =>
    page.evaluate((given) => {
      for (const { style } of [document.documentElement, document.body]) style.background = given;
    }, colour);
  return {
    /** Forgets what was shown before the curtain. */
    begin: async () => {
      await until((colour) => colour === CURTAIN_COLOUR);
      forget();
    },
    /** Waits until such a colour is the last one. */
    until,
    /** The colours since the last time, in their order. Frames come late: one of the curtain's colour says that all are there. */
    end: async () => {
      await paint(CURTAIN_COLOUR);
      await until((colour) => colour === CURTAIN_COLOUR);
      const colours = await develop();
      const changes = colours.filter((colour, index) => colour !== colours[index - 1]);
      await paint('');
      await until((colour) => colour !== CURTAIN_COLOUR);
      forget();
      return changes.slice(0, -1);
    },
  };
}

async function cornerOf(data: string): Promise<string> {
  const image = new Image();
  image.src = `data:image/png;base64,${data}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.width;
  canvas.height = image.height;
  const context = canvas.getContext('2d');
  context?.drawImage(image, 0, 0);
  const [red = 0, green = 0, blue = 0] = context?.getImageData(3, 3, 1, 1).data ?? [];
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
