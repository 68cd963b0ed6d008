// Text and submissions while the login loads. A person types as soon as there is a field, and presses Enter early.
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { makeReplay, openApiSite } from './apiSite';
import { openBrowserSite } from './browserSite';
import type { Bench } from './measurement';
import { openVisit } from './visit';

const MAX_VISITS = 50;
const VISITS_PER_ROUND = 6;
/** The time from the first field to the first key, in the last visit. The first one has none. */
const LONGEST_DELAY_MS = 1_500;
/** Times between two keys, in turn. */
const KEY_GAPS_MS = [0, 15, 40];
const TYPED = { login: '52998224725', password: 'senha-de-teste' };
/** A submission that takes longer counts as lost. */
const PATIENCE_MS = 15_000;
/** A second submission would follow within this time. */
const AFTER_MS = 1_000;
/** Visits at the same time. The results are counts, so that a busy machine changes nothing. */
const PARALLEL = 2;

type Outcome = {
  delay: number;
  lostCharacters: number;
  submissions: number;
  /** The browser sent the form itself, which would put the password into the address. */
  isNative: boolean;
};

export const measureHydration: Bench = async ({ rounds, log }) => {
  const count = Math.min(MAX_VISITS, rounds * VISITS_PER_ROUND);
  const site = await openBrowserSite(log);
  const backend = await openApiSite();
  try {
    const queue = Array.from({ length: count }, (_visit, index) => index);
    const outcomes: Outcome[] = [];
    const work = async () => {
      for (let index = queue.shift(); index !== undefined; index = queue.shift()) {
        outcomes.push(await typeEarly(site.browser, backend.origin, { index, count }));
        if (outcomes.length % 5 === 0) log(`${outcomes.length} of ${count} visits`);
      }
    };
    await Promise.all(Array.from({ length: PARALLEL }, work));
    return summarize(outcomes);
  } finally {
    await backend.close();
    await site.close();
  }
};

/** Types into the login as soon as it has a field, and counts what is lost. Each visit begins a bit later. */
async function typeEarly(
  browser: Browser,
  origin: string,
  { index, count }: { index: number; count: number },
): Promise<Outcome> {
  const visit = await openVisit(browser, { device: 'mobile', isPolicyKept: true });
  const { page, devtools } = visit;
  const bodies: string[] = [];
  try {
    await makeReplay().attach(devtools, ({ method, path, body }) => {
      if (method !== 'POST' || !path.endsWith('/authorization/getToken')) return null;
      bodies.push(body);
      return { statusLogin: 1, ds_Mensagem: 'Recusado', ds_Token: null, cd_Dashboard: null };
    });
    const delay = (index / (count - 1)) * LONGEST_DELAY_MS;
    const gap = KEY_GAPS_MS[index % KEY_GAPS_MS.length] ?? 0;
    await page.goto(origin, { waitUntil: 'commit' });
    const login = page.locator('input[name=login]');
    await login.waitFor({ state: 'attached' });
    await pause(delay);
    await login.focus();
    await page.keyboard.type(TYPED.login, { delay: gap });
    await page.keyboard.press('Tab');
    await page.keyboard.type(TYPED.password, { delay: gap });
    await page.keyboard.press('Enter');
    const endAt = Date.now() + PATIENCE_MS;
    while (bodies.length === 0 && Date.now() < endAt) await pause(50);
    await pause(AFTER_MS);
    const sent = bodies[0] ?? '';
    const fieldValues = bodies.length > 0 ? null : await page.locator('input').evaluateAll(readValues);
    const lost =
      countLost(TYPED.login, readBody(sent, 'ds_Login') ?? fieldValues?.[0] ?? '') +
      countLost(TYPED.password, readBody(sent, 'ds_Senha') ?? fieldValues?.[1] ?? '');
    return { delay, lostCharacters: lost, submissions: bodies.length, isNative: page.url().includes('?') };
  } finally {
    await visit.close();
  }
}

const readValues = (fields: Element[]): string[] =>
  fields.map((field) => (field instanceof HTMLInputElement ? field.value : ''));

function readBody(body: string, name: string): string | null {
  if (body === '') return null;
  const content: unknown = JSON.parse(body);
  const value: unknown = typeof content === 'object' && content !== null ? Reflect.get(content, name) : null;
  return typeof value === 'string' ? value : null;
}

/** Counts the typed characters that do not arrive in their order, and those that arrive without being typed. */
function countLost(typed: string, arrived: string): number {
  let matched = 0;
  for (const character of arrived) if (character === typed[matched]) matched += 1;
  return typed.length - matched + Math.max(0, arrived.length - typed.length);
}

function summarize(outcomes: Outcome[]) {
  const sum = (read: (outcome: Outcome) => number) =>
    outcomes.reduce((total, outcome) => total + read(outcome), 0);
  const lostCharacters = sum((outcome) => outcome.lostCharacters);
  const lostSubmissions = sum((outcome) => (outcome.submissions === 0 ? 1 : 0));
  const doubledSubmissions = sum((outcome) => Math.max(0, outcome.submissions - 1));
  const nativeSubmissions = sum((outcome) => (outcome.isNative ? 1 : 0));
  return {
    raw: outcomes,
    tables: [
      {
        title: `${outcomes.length} visits with early keys`,
        head: ['', 'count'],
        rows: [
          ['characters typed', String(outcomes.length * (TYPED.login.length + TYPED.password.length))],
          ['characters lost', String(lostCharacters)],
          ['submissions lost', String(lostSubmissions)],
          ['submissions doubled', String(doubledSubmissions)],
          ['submissions by the browser itself', String(nativeSubmissions)],
        ],
      },
    ],
    targets: [
      {
        what: 'characters lost, submissions lost or doubled while hydrating',
        unit: '' as const,
        line: 0,
        samples: [lostCharacters + lostSubmissions + doubledSubmissions + nativeSubmissions],
      },
    ],
  };
}
