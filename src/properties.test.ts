// Properties of the pure functions of the portal.
import fc from 'fast-check';
import { createIntl } from 'react-intl';
import enUS from '../locales/en-US.json';
import esES from '../locales/es-ES.json';
import ptBR from '../locales/pt-BR.json';
import { LANGUAGES } from '../api-spec/languages';
import { LIMITS } from '../api-spec/limits.gen';
import { anyDay, anyJson, anyText, checkProperty, textOf } from '../test/support/properties';
import { readContentLanguage } from './api/contentLanguage';
import { csrfHeaders } from './api/csrf';
import { SPREADSHEET } from './api/files';
import { fillPath } from './api/fillPath';
import { readRetryAfter } from './api/retryAfter';
import { findKey, forgetKey, takeKey } from './api/submissionKeys';
import { findStartLanguage } from './config/languages';
import { paths } from './config/paths';
import { parseSettings, SettingsBroken } from './config/runtimeSettings';
import { STORED, SUBMISSIONS_KEY } from './config/stored';
import { formatValue } from './controls/formatValue';
import { day } from './i18n/formats';
import { fromCents, isAmount, readTypedAmount, toCents, writeAmount } from './i18n/typedAmounts';
import { isDay, readTypedDay } from './i18n/typedDays';
import { PRESETS, readPeriod, writeAddress } from './screens/dashboard/period';
import { formatDifference, formatTick, namePoint } from './screens/dashboard/widgets/formatFigures';
import { readColumns, writeColumns } from './screens/entries/tableColumns';
import { addressAfterSignIn } from './screens/signIn/addressAfterSignIn';
import { makeSessionAdapter, readStoredSession } from './store/session';
import { makeStorageAdapter } from './store/storage';
import type { BrowserStorage } from './store/storage';

function makeStorage(stored: Readonly<Partial<Record<string, string>>> = {}) {
  const texts = new Map<string, string | undefined>(Object.entries(stored));
  const storage: BrowserStorage = {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
  };
  return { texts, storage };
}

const catalogues = { 'pt-BR': ptBR, 'en-US': enUS, 'es-ES': esES };

const DIGITS = Array.from('0123456789');
const TOKEN = 'a.b.c';
const RECORD = { statusLogin: 0, ds_Token: TOKEN };

/** Texts that are stored, and others. */
const storedText = fc.oneof(
  fc.constantFrom(
    'pt-BR',
    'en-EN',
    'flat',
    'compact',
    'dark.redruby',
    'system:light.greenlime',
    '0',
    '1',
    'on',
  ),
  fc.constantFrom(
    'menu-hidden',
    'kind,amount',
    'null',
    '{}',
    '[]',
    JSON.stringify(TOKEN),
    JSON.stringify(RECORD),
  ),
  anyJson.map((value) => JSON.stringify(value)),
  anyText,
);

const storedTexts = (rows: Readonly<Record<string, { key: string }>>) =>
  fc.record(Object.fromEntries(Object.values(rows).map(({ key }) => [key, storedText])), {
    requiredKeys: [],
  });

describe('storage', () => {
  const { session, ...settings } = STORED;
  describe.each(Object.entries<Record<string, { key: string; read: (raw: string) => unknown }>>(settings))(
    '%s',
    (_slice, rows) => {
      checkProperty(
        'what is read from any text is written and read again [specification §8.28]',
        fc.property(storedTexts(rows), (texts) => {
          const state = makeStorageAdapter(makeStorage(texts).storage, rows).read();
          const { storage } = makeStorage();
          makeStorageAdapter(storage, rows).write(state);
          expect(makeStorageAdapter(storage, rows).read()).toEqual(state);
        }),
      );
    },
  );

  checkProperty(
    'any texts are a whole session or none [specification §8.28]',
    fc.property(storedTexts(session), (stored) => {
      const { storage, texts } = makeStorage(stored);
      const other = readStoredSession(storage);
      const { token = null, user = null } = makeSessionAdapter(storage).read();
      expect(other).toEqual(token === null ? expect.anything() : { token, user });
      expect(user?.ds_Token ?? null).toBe(token);
      if (token === null) expect(texts.size).toBe(0);
    }),
  );

  checkProperty(
    'a key of a submission is found until it is forgotten, whatever was stored [specification §8.28]',
    fc.property(storedText, anyText, fc.option(anyText), (text, content, person) => {
      const { storage } = makeStorage({ [SUBMISSIONS_KEY]: text });
      const owner = { content, person };
      const key = takeKey(storage, owner);
      expect(findKey(storage, owner)).toBe(key);
      forgetKey(storage, owner);
      expect(findKey(storage, owner)).toBeNull();
    }),
  );

  checkProperty(
    'the columns of a table are different ones, whatever was stored [specification §8.28]',
    fc.property(fc.oneof(textOf(['kind', 'amount', 'due', ',', 'x']), anyText), (text) => {
      const columns = readColumns(text);
      expect(columns).toHaveLength(new Set(columns).size);
      expect(readColumns(writeColumns(columns))).toEqual(columns);
    }),
  );
});

const codes = LANGUAGES.map(({ code }) => code);

checkProperty(
  'each page begins in an offered language [specification §8.28]',
  fc.property(fc.option(storedText), fc.option(fc.subarray(codes, { minLength: 1 })), (text, offered) => {
    expect(offered ?? codes).toContain(findStartLanguage(text, offered));
  }),
);

describe('addresses', () => {
  const ORIGIN = 'https://portal.example';
  const address = fc.oneof(
    textOf([
      '/',
      '/app',
      '/user/login',
      '..',
      '.',
      '\\',
      '?',
      '#',
      '%2e',
      '//',
      'evil.example',
      ':',
      '@',
      '\t',
      'x',
    ]),
    textOf(['/..', '/.', '/%2E%2e', '/user/login', '/x', '?', '#']).map((text) => `/app${text}`),
    anyText,
  );

  checkProperty(
    'a sign-in leads to a page of the app area, and never to the login again [specification §8.28]',
    fc.property(fc.oneof(fc.record({ from: address }), anyJson), storedText, (state, code) => {
      const target = new URL(addressAfterSignIn(state, { ...RECORD, cd_Dashboard: code }), ORIGIN);
      expect(target.origin).toBe(ORIGIN);
      expect(target.pathname).toMatch(/^\/app(?:\/|$)/i);
    }),
  );

  it('a sign-in does not return to an address that leaves the app area [specification §8.28]', () => {
    const state = { from: '/app/../user/login' };
    expect(addressAfterSignIn(state, RECORD)).toBe('/app/dashboards/default');
  });

  checkProperty(
    'a code is one segment of an address [specification §8.28]',
    fc.property(anyText, (code) => {
      const { pathname } = new URL(paths.dashboard.to(code), ORIGIN);
      const [segment = ''] = pathname.split('/').slice(3);
      expect(['default', code]).toContain(decodeURIComponent(segment));
    }),
  );

  checkProperty(
    'a call has the values that it was given, without broken characters [specification §8.28]',
    fc.property(anyText, anyText, (id, search) => {
      const [path = '', query = ''] = fillPath('/entries/{id}', { id }, { search }).split('?');
      const wellFormed = (text: string) => text.replace(/\p{Surrogate}/gu, '\uFFFD');
      expect(decodeURIComponent(path.slice('/entries/'.length))).toBe(wellFormed(id));
      expect(new URLSearchParams(query).get('search')).toBe(wellFormed(search));
    }),
  );

  checkProperty(
    'the period of an address comes back, and any other text is a period too [specification §8.28]',
    fc.property(fc.constantFrom(...PRESETS), anyDay, anyDay, anyText, (key, from, to, text) => {
      const read = (written: string) => readPeriod(new URL(written, ORIGIN).searchParams);
      expect(read(writeAddress('vendas', { key }, null))).toEqual({ key });
      const own = readPeriod(new URLSearchParams({ period: 'own', from, to }));
      expect(read(writeAddress('vendas', own, '2'))).toEqual(own);
      expect(PRESETS).toContain(readPeriod(new URLSearchParams({ period: text, from: text, to })).key);
    }),
  );
});

describe.each(LANGUAGES)('a form in $code', ({ tag, catalogue }) => {
  const messages = catalogues[catalogue];
  const intl = createIntl({ locale: tag, messages });

  checkProperty(
    'reads each amount that it writes [specification §8.28]',
    fc.property(fc.integer({ min: 0, max: LIMITS.cents }), (cents) => {
      const amount = fromCents(cents);
      expect(readTypedAmount(intl, writeAmount(intl, amount))).toBe(amount);
      expect(toCents(amount)).toBe(cents);
    }),
  );

  checkProperty(
    'reads any text as an amount in the limits, or as none [specification §8.28]',
    fc.property(fc.oneof(textOf([...DIGITS, '.', ',', '-', ' ', 'R$', '\u00a0']), anyText), (text) => {
      const amount = readTypedAmount(intl, text);
      if (amount === null) return;
      expect(isAmount(amount)).toBe(true);
      expect(toCents(amount)).toBeLessThanOrEqual(LIMITS.cents);
    }),
  );

  checkProperty(
    'reads each day that it writes [specification §8.28]',
    fc.property(anyDay, (date) => {
      expect(readTypedDay(intl, day(intl, date))).toBe(date);
      expect(readTypedDay(intl, date)).toBe(date);
    }),
  );

  checkProperty(
    'reads any text as a day of the calendar, or as none [specification §8.28]',
    fc.property(fc.oneof(textOf([...DIGITS, '/', '.', '-', ' ']), anyText), (text) => {
      const date = readTypedDay(intl, text);
      expect(date === null || isDay(date)).toBe(true);
    }),
  );

  const units = fc.constantFrom('currency', 'percent', 'days', 'day', 'text', undefined, 'other');
  const value = fc.oneof(
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    anyText,
    anyDay,
    fc.constant(null),
  );
  checkProperty(
    'writes any figure [specification §8.28]',
    fc.property(units, value, fc.stringMatching(/^[A-Z]{3}$/), (unit, one, currency) => {
      expect(typeof formatValue(intl, unit, currency, one)).toBe('string');
      for (const grain of ['day', 'month', 'other'])
        expect(typeof namePoint(intl, grain, String(one)).name).toBe('string');
      if (typeof one !== 'number') return;
      expect(formatTick(intl, unit, currency, one)).not.toBe('');
      expect(formatDifference(intl, unit, currency, one)).not.toBe('');
    }),
  );
});

describe('the head of a response', () => {
  /** Texts that a header can have. */
  const headerText = fc.string({
    unit: fc
      .oneof(fc.integer({ min: 0x20, max: 0x7e }), fc.integer({ min: 0xa0, max: 0xff }))
      .map((code) => String.fromCharCode(code)),
  });
  const moments = fc.date({ noInvalidDate: true, min: new Date(0), max: new Date('2100-01-01') });

  checkProperty(
    'a wait is one second to one day, or none [specification §8.28]',
    fc.property(
      fc.oneof(
        headerText,
        textOf([...DIGITS, '.', 'e', '+', '-', 'x', ' ']),
        moments.map((at) => at.toUTCString()),
      ),
      moments,
      (text, now) => {
        const seconds = readRetryAfter(new Headers({ 'Retry-After': text }), now.getTime());
        expect(seconds === null || (Number.isInteger(seconds) && seconds >= 1 && seconds <= 86_400)).toBe(
          true,
        );
      },
    ),
  );

  checkProperty(
    'a language is one tag, or none [specification §8.28]',
    fc.property(fc.oneof(headerText, textOf(['pt', 'BR', '-', ',', ' ', '1'])), (text) => {
      const tag = readContentLanguage(new Headers({ 'Content-Language': text }));
      expect(tag === null || /^[\w-]+$/.test(tag)).toBe(true);
    }),
  );

  checkProperty(
    'a file has a name that each system permits, or none [specification §8.28]',
    fc.asyncProperty(
      fc.oneof(headerText, textOf(['a', '.', '/', '\\', '"', '%22', '%2F', '%', ';', ' '])),
      async (text) => {
        for (const name of [`filename="${text}"`, `filename=${text}`, `filename*=UTF-8''${text}`]) {
          const fields = { 'content-type': 'text/csv', 'content-disposition': `attachment; ${name}` };
          const file = await SPREADSHEET.read(new Response('a', { headers: fields }));
          expect(file?.name ?? 'a').toMatch(/^(?!\.)[^\p{C}<>:"/\\|?*]{1,120}$/u);
        }
      },
    ),
  );

  checkProperty(
    'any cookies make a header that can be sent, or none [specification §8.28]',
    fc.property(
      fc.oneof(
        anyText,
        anyText.map((text) => `a=b; XSRF-TOKEN=${text}`),
      ),
      (cookies) => {
        const page = { pageOrigin: 'http://localhost', readCookies: () => cookies };
        expect(() => new Headers(csrfHeaders(new URL('http://localhost/api/'), page))).not.toThrow();
      },
    ),
  );
});

const setting = fc.oneof(
  anyJson,
  anyText,
  fc.constantFrom<unknown>(true, null, '/api/', 'https://x.example/', '//x', 'javascript:0', ['pt-BR'], {}),
);
checkProperty(
  'any config.json is read, or its faulty key is named [specification §8.28]',
  fc.asyncProperty(
    fc.oneof(
      anyText,
      fc
        .record(
          {
            ...{ apiBaseUrl: setting, authGuardEnabled: setting, cloudIdentity: setting, company: setting },
            ...{ environment: setting, support: setting, privacyUrl: setting, languages: setting },
          },
          { requiredKeys: [] },
        )
        .map((file) => JSON.stringify(file)),
    ),
    async (text) => {
      const result = await parseSettings(text).catch((error: unknown) => error);
      if (result instanceof Error) expect(result).toBeInstanceOf(SettingsBroken);
      else expect(result).toMatchObject({ authGuardEnabled: expect.any(Boolean) as boolean });
    },
  ),
);
