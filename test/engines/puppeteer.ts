// Chromium and Firefox, each over WebDriver BiDi or its own protocol.
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer, { type Browser, type BrowserContext, type Page } from 'puppeteer-core';
import { findBrowser } from '../support/browser';
import { NotInstalled, PATIENCE_MS, WINDOW, type Driver, type Engine } from './driver';

const FIREFOX_PATHS = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];

/** Without a pointer, Firefox says that its main input is a finger. 6 is a mouse that can hover. */
const MOUSE = 6;

export async function startChromium(): Promise<Engine> {
  const { executablePath, args, env } = await findBrowser();
  const downloads = makeFolder();
  const browser = await puppeteer.launch({
    executablePath,
    args,
    ...(env && { env }),
    headless: true,
    timeout: PATIENCE_MS,
  });
  return makeEngine(browser, downloads);
}

/** @throws NotInstalled */
export async function startFirefox(): Promise<Engine> {
  const executablePath = FIREFOX_PATHS.find((path) => existsSync(path));
  if (executablePath === undefined)
    throw new NotInstalled('Firefox is not installed (firefox-esr of Debian)');
  const downloads = makeFolder();
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    timeout: PATIENCE_MS,
    extraPrefsFirefox: {
      'ui.primaryPointerCapabilities': MOUSE,
      'ui.allPointerCapabilities': MOUSE,
      'intl.accept_languages': 'pt-BR',
      'browser.download.folderList': 2,
      'browser.download.dir': downloads,
      'browser.download.useDownloadDir': true,
      'browser.download.always_ask_before_handling_new_types': false,
      'browser.helperApps.neverAsk.saveToDisk': 'text/csv',
    },
  });
  return makeEngine(browser, downloads);
}

const makeFolder = () => mkdtempSync(join(tmpdir(), 'portaria-engines-'));

async function makeEngine(browser: Browser, downloads: string): Promise<Engine> {
  return {
    name: await browser.version(),
    cannot: {},
    open: async () => {
      const context = await browser.createBrowserContext({
        downloadBehavior: { policy: 'allow', downloadPath: downloads },
      });
      const log: string[] = [];
      return {
        tab: await openTab(context, log),
        log: () => log,
        downloads,
        close: () => context.close(),
      };
    },
    close: async () => {
      await browser.close();
      rmSync(downloads, { recursive: true, force: true });
    },
    kill: () => void browser.process()?.kill('SIGKILL'),
  };
}

async function openTab(context: BrowserContext, log: string[]): Promise<Driver> {
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  await page.setViewport(WINDOW);
  await page.setExtraHTTPHeaders({ 'accept-language': 'pt-BR' });
  page.on('console', (message) => {
    if (['error', 'warn', 'assert'].includes(message.type()))
      log.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => log.push(`uncaught: ${String(error)}`));
  page.on('dialog', (dialog) => void dialog.accept());
  return makeDriver(page, () => openTab(context, log));
}

const makeDriver = (page: Page, newTab: Driver['newTab']): Driver => ({
  goto: async (url) => void (await page.goto(url)),
  reload: async () => void (await page.reload()),
  // A page that the browser has kept returns without an event to wait for.
  back: async () => void (await page.evaluate('history.back()')),
  show: () => page.bringToFront(),
  evaluate: (body) => page.evaluate(`(() => {${body}\n})()`),
  click: (selector) => page.click(selector),
  type: (text) => page.keyboard.type(text),
  press: (key) => page.keyboard.press(key),
  pressControl: async (letter) => {
    await page.keyboard.down('Control');
    await page.keyboard.type(letter);
    await page.keyboard.up('Control');
  },
  choose: async (selector, value) => void (await page.select(selector, value)),
  upload: async (selector, path) => {
    const field = await page.$(selector);
    if (field === null) throw new Error(`no ${selector}`);
    const input = await field.toElement('input');
    await input.uploadFile(path);
  },
  resize: (width, height) => page.setViewport({ width, height }),
  print: () => page.pdf({ printBackground: true }),
  screenshot: async (path) => {
    writeFileSync(path, await page.screenshot());
  },
  newTab,
});
