// Records each frame up to the first screen. No frame may show another theme, language or direction.
import type { Page } from '@playwright/test';
import { expect, holdRequests, store, test } from './portal';
import { longIf } from './long';

/** Each visit starts from this page, whose colour is in no theme. */
const CURTAIN = '<!doctype html><html lang="pt" style="background:#ff00ff"><title>-</title></html>';
const CURTAIN_COLOUR = '#ff00ff';
/** In milliseconds. Each forced frame arrives much sooner, except in a browser that no longer sends frames. */
const LONGEST_SILENCE = 5_000;
/** Background that Chromium paints before a style sheet is loaded, by colour scheme. */
const EMPTY_PAGE_COLOURS = { light: '#ffffff', dark: '#121212' };

type Visit = {
  name: string;
  stored: Record<string, string>;
  system: 'light' | 'dark';
  expected: {
    lang: string;
    dir: string;
    color: string;
    mode: 'light' | 'dark';
    radius: string;
    density: string;
  };
};

const FIRST_VISIT = {
  lang: 'pt-BR',
  dir: 'ltr',
  color: 'greenlime',
  mode: 'light',
  radius: 'rounded',
  density: 'auto',
} as const;

const VISITS: Visit[] = [
  { name: 'the first visit, on a dark system', stored: {}, system: 'dark', expected: FIRST_VISIT },
  {
    name: 'dark red ruby, flat, in Spanish, on a light system',
    stored: {
      'vien-themecolor': 'dark.redruby',
      'vien-themeradius': 'flat',
      theme_lang: 'es-ES',
      'portal-density': 'comfortable',
    },
    system: 'light',
    expected: {
      lang: 'es-ES',
      dir: 'ltr',
      color: 'redruby',
      mode: 'dark',
      radius: 'flat',
      density: 'comfortable',
    },
  },
  {
    name: 'English from right to left, in yellow',
    stored: { 'vien-themecolor': 'light.yellowgranola', theme_lang: 'en-EN' },
    system: 'light',
    expected: { ...FIRST_VISIT, lang: 'en', dir: 'rtl', color: 'yellowgranola' },
  },
  {
    name: 'as the system, which is dark',
    stored: { 'vien-themecolor': 'light.bluenavy', 'portal-theme-mode': 'system:light.bluenavy' },
    system: 'dark',
    expected: { ...FIRST_VISIT, color: 'bluenavy', mode: 'dark' },
  },
];

for (const [at, { name, stored, system, expected }] of VISITS.entries()) {
  test(
    `no frame shows another theme, language or direction: ${name} [specification §9.2, §3.10]`,
    longIf(at !== 1),
    async ({ page, portal }) => {
      await page.emulateMedia({ colorScheme: system });
      await store(page, stored);
      await recordStates(page);
      const film = await recordFrames(page);
      const main = page.getByRole('main');

      // A cold start, slow enough that the browser paints each step.
      await page.route(`${portal}/curtain`, (route) =>
        route.fulfill({ contentType: 'text/html', body: CURTAIN }),
      );
      await page.goto(`${portal}/curtain`);
      await film.begin();
      const script = await holdRequests(page, '**/assets/main.*.js');
      await page.goto(portal, { waitUntil: 'commit' });
      await script.arrived;
      // The browser may request the file before it runs the script in the page's head.
      await expect.poll(() => readScheme(page)).toBe(expected.mode);
      await film.until((colour) => colour !== CURTAIN_COLOUR && colour !== EMPTY_PAGE_COLOURS[expected.mode]);
      script.release();
      await expect(main).toBeVisible();
      const background = toHex(
        await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor),
      );
      const allowed = [CURTAIN_COLOUR, EMPTY_PAGE_COLOURS[expected.mode], background];
      await film.until((colour) => colour === background);
      const coldColours = await film.end();
      expect(
        coldColours.filter((colour) => !allowed.includes(colour)),
        'cold',
      ).toEqual([]);
      expect.soft(coldColours.at(-1)).toBe(background);
      expect(await readStates(page), 'cold').toEqual([expected]);

      // A warm start: a reload of the same screen at full speed.
      await page.unrouteAll();
      await page.reload();
      await expect(main).toBeVisible();
      await film.until((colour) => colour === background);
      const warmColours = await film.end();
      expect.soft(warmColours.at(-1)).toBe(background);
      expect(
        warmColours.filter((colour) => colour !== EMPTY_PAGE_COLOURS[expected.mode] && colour !== background),
        'warm',
      ).toEqual([]);
      expect(await readStates(page), 'warm').toEqual([expected]);
    },
  );
}

/** Records in the page every state of the root element, at each frame and each change of an attribute. */
async function recordStates(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const states: string[] = [];
    Object.assign(window, { statesSeen: states });
    const recordState = () => {
      const { lang, dir, dataset } = document.documentElement;
      const state = JSON.stringify({
        lang,
        dir,
        color: dataset['color'],
        mode: dataset['mode'],
        radius: dataset['radius'],
        density: dataset['density'],
      });
      if (states.at(-1) !== state) states.push(state);
    };
    new MutationObserver(recordState).observe(document, { attributes: true, subtree: true });
    const frame = () => {
      recordState();
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
}

const readStates = (page: Page) =>
  page.evaluate((): unknown[] => {
    const states: unknown = Reflect.get(window, 'statesSeen');
    return Array.isArray(states) ? states.map((state) => JSON.parse(String(state)) as unknown) : [];
  });

/** Returns the colour scheme in which the browser paints the page before any file has arrived. */
const readScheme = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);

const toHex = (rgb: string) =>
  `#${(rgb.match(/\d+/g) ?? []).map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;

/** Records every frame that the browser presents, as the colour of its corner. */
async function recordFrames(page: Page) {
  // The portal's policy forbids the image of a frame, so another page reads it.
  const reader = await page.context().newPage();
  const session = await page.context().newCDPSession(page);
  const frames: { at: number; data: string }[] = [];
  const colouredFrames: { at: number; colour: string }[] = [];
  /** Earlier frames are ignored. In seconds, like the browser's timestamps. */
  let since = 0;
  let lastArrival = 0;
  const start = async () => {
    await session.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 });
    lastArrival = Date.now();
  };
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    lastArrival = Date.now();
    frames.push({ at: metadata.timestamp ?? Date.now() / 1000, data });
    // The browser sends the next frame only after this. At the end of the test the session is already closed.
    void session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  const readColours = async () => {
    for (let frame = frames.shift(); frame !== undefined; frame = frames.shift()) {
      if (frame.at > since)
        colouredFrames.push({ at: frame.at, colour: await reader.evaluate(readCorner, frame.data) });
    }
    // The browser encodes two frames at once, so they may arrive out of order.
    colouredFrames.sort((one, other) => one.at - other.at);
    return colouredFrames.map(({ colour }) => colour);
  };
  const forget = () => {
    since = colouredFrames.at(-1)?.at ?? since;
    colouredFrames.splice(0);
  };
  await page.bringToFront();
  await start();
  // The browser drops a frame while two are not acknowledged, and it may be the last one. Toggling an outline forces
  // another frame.
  const forceFrame = () =>
    page.evaluate(() => {
      const { style } = document.documentElement;
      style.outline = style.outline === '' ? '1px solid' : '';
      style.outlineOffset = '-1px';
    });
  const until = (matches: (colour: string) => boolean) =>
    expect
      .poll(async () => {
        await forceFrame();
        // A busy browser may stop sending frames. It goes on after a restart.
        if (Date.now() - lastArrival > LONGEST_SILENCE) {
          await session.send('Page.stopScreencast');
          await start();
        }
        const lastColour = (await readColours()).at(-1);
        return lastColour !== undefined && matches(lastColour);
      })
      .toBe(true);
  const paint = (colour: string) =>
    page.evaluate((given) => {
      for (const { style } of [document.documentElement, document.body]) style.background = given;
    }, colour);
  return {
    /** Waits for the curtain and drops all earlier frames. */
    begin: async () => {
      await until((colour) => colour === CURTAIN_COLOUR);
      forget();
    },
    /** Waits until the last frame has a matching colour. */
    until,
    /** Returns the colours since the last call, in order. Frames arrive late, so a curtain-coloured frame marks the end. */
    end: async () => {
      await paint(CURTAIN_COLOUR);
      await until((colour) => colour === CURTAIN_COLOUR);
      const colours = await readColours();
      const changes = colours.filter((colour, index) => colour !== colours[index - 1]);
      await paint('');
      await until((colour) => colour !== CURTAIN_COLOUR);
      forget();
      return changes.slice(0, -1);
    },
  };
}

async function readCorner(data: string): Promise<string> {
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
