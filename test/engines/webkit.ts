// WebKit for GTK, with its small browser and its WebDriver, on a screen of its own.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Builder, By, Capabilities, Key as SeleniumKey, type WebDriver } from 'selenium-webdriver';
import { findFreePort } from '../../server/http/listen';
import { NotInstalled, WINDOW, type Driver, type Engine, type Key } from './driver';

const DRIVER = '/usr/bin/WebKitWebDriver';
const SCREEN = '/usr/bin/Xvfb';
/** The folder of each architecture has the browser below the version of its interface. */
const LIBRARIES = '/usr/lib';

/** @throws NotInstalled */
export async function startWebKit(): Promise<Engine> {
  const browser = findMiniBrowser();
  if (browser === undefined || !existsSync(DRIVER))
    throw new NotInstalled('WebKit is not installed (webkit2gtk-driver of Debian)');
  if (!existsSync(SCREEN)) throw new NotInstalled('a screen for WebKit is not installed (xvfb of Debian)');
  const screen = await startScreen();
  const port = await findFreePort({ host: '127.0.0.1', port: 0 });
  const child = spawn(DRIVER, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: screen.display, LANG: 'pt_BR.UTF-8', LANGUAGE: 'pt_BR' },
    stdio: 'ignore',
    // Its browsers are in its process group, so they end with it.
    detached: true,
  });
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  const end = (signal: NodeJS.Signals) => {
    if (child.pid !== undefined && isRunning()) process.kill(-child.pid, signal);
    screen.close();
  };
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
  });
  const address = `http://127.0.0.1:${port}`;
  await waitForDriver(address);
  return {
    name: 'WebKitGTK',
    cannot: {
      console: 'the driver of WebKitGTK does not read the console',
      downloads: 'the driver of WebKitGTK saves no file',
      'narrow windows': 'a window of MiniBrowser has at least 447 pixels',
      print: 'the driver of WebKitGTK does not print',
    },
    open: async () => {
      const driver = await new Builder().usingServer(address).withCapabilities(capabilities).build();
      const tab = makeDriver(driver, await driver.getWindowHandle());
      await tab.resize(WINDOW.width, WINDOW.height);
      return { tab, log: () => [], downloads: '', close: () => driver.quit() };
    },
    close: async () => {
      const hasEnded = isRunning() ? once(child, 'exit') : null;
      end('SIGTERM');
      await hasEnded;
    },
    kill: () => end('SIGKILL'),
  };
}

const findMiniBrowser = (): string | undefined =>
  (existsSync(LIBRARIES) ? readdirSync(LIBRARIES) : [])
    .flatMap((folder) =>
      ['4.1', '4.0'].map((version) => join(LIBRARIES, folder, `webkit2gtk-${version}`, 'MiniBrowser')),
    )
    .find((path) => existsSync(path));

/** Starts a screen with the next free number, which it writes to its third file. */
async function startScreen(): Promise<{ display: string; close: () => void }> {
  const child = spawn(SCREEN, ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const output = child.stdio[3];
  if (!output) throw new Error('the screen has no output');
  const display = await new Promise<string>((resolve) => {
    output.once('data', (number: Buffer) => resolve(`:${number.toString().trim()}`));
  });
  return { display, close: () => child.kill() };
}

async function waitForDriver(address: string): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const isReady = await fetch(`${address}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await sleep(100);
  }
  throw new Error('the driver of WebKitGTK does not respond');
}

const SELENIUM_KEYS: Record<Key, string> = {
  Enter: SeleniumKey.ENTER,
  Escape: SeleniumKey.ESCAPE,
  Tab: SeleniumKey.TAB,
  ArrowDown: SeleniumKey.ARROW_DOWN,
};

/** The driver has one current tab, so each act begins with a switch. */
function makeDriver(driver: WebDriver, handle: string): Driver {
  const inTab = async <Result>(act: () => Promise<Result>): Promise<Result> => {
    await driver.switchTo().window(handle);
    return act();
  };
  const find = (selector: string) => driver.findElement(By.css(selector));
  return {
    goto: (url) => inTab(() => driver.get(url)),
    reload: () => inTab(() => driver.navigate().refresh()),
    back: () => inTab(() => driver.navigate().back()),
    show: () => driver.switchTo().window(handle),
    evaluate: (body) => inTab(() => driver.executeScript(body)),
    click: (selector) => inTab(() => find(selector).click()),
    type: (text) => inTab(() => driver.actions().sendKeys(text).perform()),
    press: (key) => inTab(() => driver.actions().sendKeys(SELENIUM_KEYS[key]).perform()),
    pressControl: (letter) =>
      inTab(() =>
        driver.actions().keyDown(SeleniumKey.CONTROL).sendKeys(letter).keyUp(SeleniumKey.CONTROL).perform(),
      ),
    choose: (selector, value) => inTab(() => find(`${selector} option[value="${value}"]`).click()),
    upload: (selector, path) => inTab(() => find(selector).sendKeys(path)),
    resize: (width, height) =>
      inTab(async () => void (await driver.manage().window().setRect({ width, height }))),
    print: () => Promise.reject(new Error('the driver of WebKitGTK does not print')),
    screenshot: (path) =>
      inTab(async () => {
        writeFileSync(path, Buffer.from(await driver.takeScreenshot(), 'base64'));
      }),
    newTab: async () => {
      await driver.switchTo().newWindow('tab');
      return makeDriver(driver, await driver.getWindowHandle());
    },
  };
}
