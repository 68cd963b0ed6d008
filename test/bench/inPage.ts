// What runs inside a measured page. Each function is sent to the browser as text, so it uses nothing from outside itself.
import type { Page } from 'playwright-core';

/** Times are in ms since the start of the navigation. */
export type PageTimes = {
  timeOrigin: number;
  firstPaint: number;
  largestPaint: number;
  layoutShift: number;
  /** Sum of the long tasks after the first paint, each without its first 50 ms. */
  blocking: number;
  /** The first text field exists. */
  fieldAt: number;
  /** A script of the page handles the field's events, or the page has no script. */
  readyAt: number;
  /** The field had its typed text at once. 0: it did not. */
  typedAt: number;
  /** A submission without a password showed the page's own message. 0: it did not. */
  messageAt: number;
  /** From each key to the frame with its effect. Faster keys than `SHORTEST_EVENT_MS` are not reported. */
  keys: number[];
};

/** The browser reports no shorter events. */
export const SHORTEST_EVENT_MS = 16;

type Recorder = { read: () => PageTimes; readLogin: () => string };

declare global {
  var benchRecorder: Recorder | undefined;
}

export type RecorderOptions = {
  /** Types one character as soon as there is a field, and submits until the page shows its own message. */
  isProbing: boolean;
  /** The page has scripts that take over its form. */
  hasScripts: boolean;
};

/** Records the times of each page that opens from now on. */
export const addRecorder = (page: Page, options: RecorderOptions): Promise<unknown> =>
  page.addInitScript(startRecorder, { ...options, shortest: SHORTEST_EVENT_MS });

function startRecorder({ isProbing, hasScripts, shortest }: RecorderOptions & { shortest: number }): void {
  const times = {
    firstPaint: 0,
    largestPaint: 0,
    layoutShift: 0,
    fieldAt: 0,
    readyAt: 0,
    typedAt: 0,
    messageAt: 0,
  };
  const longTasks: PerformanceEntry[] = [];
  const watch = (type: string, take: (entry: PerformanceEntry) => void, options: object = {}) => {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(take));
    observer.observe({ type, buffered: true, ...options });
  };
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') times.firstPaint = entry.startTime;
  });
  watch('largest-contentful-paint', (entry) => {
    times.largestPaint = entry.startTime;
  });
  watch('layout-shift', (entry) => {
    if ('value' in entry && typeof entry.value === 'number') times.layoutShift += entry.value;
  });
  watch('longtask', (entry) => longTasks.push(entry));
  const keys: number[] = [];
  watch(
    'event',
    (entry) => {
      if (entry.name === 'keydown') keys.push(entry.duration);
    },
    { durationThreshold: shortest },
  );

  const findField = () =>
    [...document.querySelectorAll('input')].find(
      ({ type, disabled, readOnly }) => ['text', 'tel', 'email'].includes(type) && !disabled && !readOnly,
    );
  const isTakenOver = (field: HTMLElement) =>
    hasScripts
      ? Object.keys(field).some((name) => name.startsWith('__reactProps'))
      : document.readyState !== 'loading';

  const timer = setInterval(() => {
    const field = findField();
    if (!field) return;
    const now = performance.now();
    times.fieldAt ||= now;
    if (isProbing && times.typedAt === 0) {
      field.focus();
      // oxlint-disable-next-line typescript/no-deprecated -- nothing else inserts text like a keyboard
      if (field.value === '') document.execCommand('insertText', false, '1');
      if (field.value !== '') times.typedAt = now;
    }
    if (times.readyAt === 0 && isTakenOver(field)) times.readyAt = now;
    if (!isProbing) {
      if (times.readyAt > 0) clearInterval(timer);
      return;
    }
    if (times.typedAt === 0) return;
    if (document.querySelector('[aria-invalid="true"]')) {
      times.messageAt = now;
      clearInterval(timer);
    } else if (hasScripts) field.form?.requestSubmit();
    else clearInterval(timer);
  }, 10);

  globalThis.benchRecorder = {
    readLogin: () => findField()?.value ?? '',
    read: () => ({
      ...times,
      keys,
      timeOrigin: performance.timeOrigin,
      blocking: longTasks
        .filter(({ startTime }) => startTime >= times.firstPaint)
        .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
    }),
  };
}

/** Returns the times so far. */
export const readTimes = (page: Page): Promise<PageTimes> =>
  page.evaluate(() => {
    if (!globalThis.benchRecorder) throw new Error('The page has no recorder.');
    return globalThis.benchRecorder.read();
  });

/** Returns the text of the first text field. */
export const readLogin = (page: Page): Promise<string> =>
  page.evaluate(() => globalThis.benchRecorder?.readLogin() ?? '');

/** How a page shows that an action has had its effect. */
export type Sign =
  | { kind: 'text'; selector: string; pattern: string; /** A selector of what must be gone. */ gone?: string }
  | { kind: 'background'; before: string };

/**
 * Measures the time from the next event to the end of the first frame with a sign, in ms.
 * @param act causes the event once.
 */
export async function timeToFrame(
  page: Page,
  sign: Sign,
  act: () => Promise<void>,
  event: 'click' | 'keydown' | 'scroll' = 'click',
): Promise<number> {
  const stopwatch = await page.evaluateHandle(startStopwatch, { sign, event });
  await act();
  return stopwatch.evaluate(({ stopped }) => stopped);
}

function startStopwatch({ sign, event: type }: { sign: Sign; event: string }): { stopped: Promise<number> } {
  const isShown = () => {
    if (sign.kind === 'background')
      return getComputedStyle(document.documentElement).backgroundColor !== sign.before;
    if (sign.gone !== undefined && document.querySelector(sign.gone)) return false;
    return [...document.querySelectorAll(sign.selector)].some((element) =>
      new RegExp(sign.pattern).test(element.textContent),
    );
  };
  // The browser compiles the check before the time starts.
  isShown();
  const stopped = new Promise<number>((resolve, reject) => {
    let clickedAt = 0;
    const timer = setTimeout(() => {
      reject(new Error(`The sign did not appear: ${JSON.stringify(sign)}`));
    }, 60_000);
    // A loop over frames would make the browser produce frames that the page does not need.
    const observer = new MutationObserver(() => {
      if (!isShown()) return;
      observer.disconnect();
      clearTimeout(timer);
      requestAnimationFrame(() => {
        // The most urgent task after the frame's callbacks runs when the frame has been painted.
        void scheduler.postTask(() => resolve(performance.now() - clickedAt), { priority: 'user-blocking' });
      });
    });
    const start = (event: Event) => {
      clickedAt = event.timeStamp;
      observer.observe(document, {
        subtree: true,
        childList: true,
        characterData: true,
        attributes: sign.kind === 'background',
      });
    };
    addEventListener(type, start, { capture: true, once: true });
  });
  return { stopped };
}

/** Returns the colour of the page's background. */
export const readBackground = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
