// Properties of the pure functions of the backend, and of what it does with any request.
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { isCalendarDay } from '../api-spec/days';
import { LIMITS } from '../api-spec/limits.gen';
import { cleanText, replaceRefused } from '../api-spec/texts';
import { addUser, buildTestApp, fetchToken } from '../test/support/backend/app';
import { useTestDatabase } from '../test/support/backend/database';
import { anyDay, anyJson, anyText, checkProperty, textOf } from '../test/support/properties';
import { damagedValuesOf, valuesOf } from '../test/support/schemaValues';
import { toNetwork } from './auth/network';
import { readCursor, writeCursor } from './entries/entryPage';
import { Refusal } from './errors/refusal';
import { readCellFormats } from './files/cellFormats';
import { neutralizeFormulas, restoreFormulas } from './files/formulaTexts';
import { openFile } from './files/openFile';
import { RefusedFile } from './files/refusedFile';
import { readText, type ReadCell } from './files/sheet';
import { unescapeXml } from './files/unescapeXml';
import { writeCsv } from './files/writeCsv';
import { decodePath, findArea, readableUrl } from './http/address';
import { isUnfilled } from './import/cellValues';
import { findDecimal, readAmount } from './import/readAmount';
import { findOrder, readDay, readShownDay, swapDay } from './import/readDay';
import { readInstallment } from './import/readInstallment';
import { SETTING_FORMATS } from './settings/formats';

const DIGITS = Array.from('0123456789');
const cells: fc.Arbitrary<ReadCell> = fc.oneof(
  textOf([...DIGITS, '.', ',', "'", '-', '−', '(', ')', ' ', 'R$', 'D', 'CR', 'e', '+']),
  textOf([...DIGITS, '/', '.', '-', ' ', ' de ', 'jan', 'fev', 'º', 'T12:00']),
  anyText,
  fc.double(),
  fc.constant(null),
  anyDay.map((day) => ({ day })),
  anyText.map((text) => ({ fault: 'formula' as const, text })),
);
const orders = fc.constantFrom('day-first', 'month-first');

describe('a cell of an import', () => {
  checkProperty(
    'is an amount of whole cents, or none [specification §7.92]',
    fc.property(cells, fc.constantFrom('comma', 'point'), (cell, decimal) => {
      const cents = readAmount(cell, decimal);
      expect(cents === null || Number.isSafeInteger(cents)).toBe(true);
      expect(['comma', 'point', 'ambiguous', null]).toContain(findDecimal(cell));
    }),
  );

  checkProperty(
    'is a day of the calendar, or none [specification §7.92]',
    fc.property(cells, orders, fc.constantFrom(1900, 1904), (cell, order, start) => {
      for (const day of [readDay(cell, order, start), readShownDay(cell, order), swapDay(cell)])
        expect(day === null || isCalendarDay(day)).toBe(true);
      expect(['day-first', 'month-first', 'either', null]).toContain(findOrder(cell));
    }),
  );

  checkProperty(
    'is an instalment above 0, or none [specification §7.92]',
    fc.property(cells, cells, (cell, count) => {
      const { installment = 1, installments = 1 } = readInstallment(cell, count).installment;
      expect([installment, installments].every(Number.isSafeInteger)).toBe(true);
      expect(typeof isUnfilled(cell)).toBe('boolean');
      expect(typeof readText(cell)).toBe('string');
    }),
  );

  checkProperty(
    'has the amount and the day that a person wrote [specification §7.92]',
    fc.property(fc.integer({ min: -LIMITS.cents, max: LIMITS.cents }), anyDay, (cents, day) => {
      const [year = '', month = '', date = ''] = day.split('-');
      for (const [tag, decimal] of [
        ['pt-BR', 'comma'],
        ['en-US', 'point'],
        ['es-ES', 'comma'],
      ] as const) {
        const format = new Intl.NumberFormat(tag, { minimumFractionDigits: 2 });
        // A number of decimals is certain, so the separator of the file does not matter.
        expect(readAmount(format.format(cents / 100), decimal)).toBe(cents === 0 ? 0 : cents);
      }
      expect(readDay(`${date}/${month}/${year}`, 'day-first')).toBe(day);
      expect(readDay(`${month}/${date}/${year}`, 'month-first')).toBe(day);
      expect(readDay(day, 'month-first')).toBe(day);
    }),
  );
});

const anyBytes = fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes));
const csvText = textOf([
  ...DIGITS,
  'a',
  '"',
  ';',
  ',',
  '\t',
  '\n',
  '\r\n',
  ' ',
  "'",
  '=',
  'sep=;\n',
  '{',
  '<',
  '\u001a',
]);

/** The API refuses other characters, so no stored text has them. */
const storableText = fc.oneof(csvText, anyText).map((text) => replaceRefused(text, () => ''));

describe('a file', () => {
  checkProperty(
    'is read as rows or refused, whatever its bytes are [specification §7.92]',
    fc.asyncProperty(
      fc.oneof(
        anyBytes,
        csvText.map((text) => Buffer.from(text)),
        anyText.map((text) => Buffer.from(text, 'utf16le')),
        anyBytes.map((bytes) => Buffer.concat([Buffer.from('PK\x03\x04'), bytes])),
      ),
      async (bytes) => {
        try {
          for (const sheet of openFile(bytes).sheets)
            for (const { row, cells: fields } of (await sheet.read()).rows) {
              expect(row).toBeGreaterThanOrEqual(1);
              expect(fields.length).toBeGreaterThanOrEqual(1);
            }
        } catch (error) {
          expect(error).toBeInstanceOf(RefusedFile);
        }
      },
    ),
  );

  checkProperty(
    'of texts is read back with the same texts [specification §7.92]',
    fc.asyncProperty(
      fc.array(fc.tuple(storableText, storableText), { minLength: 1, maxLength: 8 }),
      async (pairs) => {
        const rows = async function* () {
          for (const pair of pairs) yield await Promise.resolve(pair);
        };
        const column = { title: 'Texto', type: 'text', width: 10 } as const;
        const parts: string[] = [];
        for await (const part of writeCsv({ name: '', columns: [column, column], rows: rows() }))
          parts.push(String(part));
        const [sheet] = openFile(Buffer.from(parts.join(''))).sheets;
        const read = (await sheet?.read())?.rows.slice(1).map((row) => row.cells.map(readText));
        const clean = (text: string) => readText(cleanText(text));
        const expected = pairs
          .map((pair) => pair.map(clean))
          .map(([first = '', second = '']) => (second === '' ? [first] : [first, second]))
          .filter(([first]) => first !== '');
        expect(read?.filter(([first]) => first !== '')).toEqual(expected);
      },
    ),
  );

  checkProperty(
    'has no formula, and its texts come back [specification §7.92]',
    fc.property(fc.oneof(csvText, anyText), (text) => {
      const neutral = neutralizeFormulas(text);
      expect(neutral).not.toMatch(/^[=+\-@]/);
      expect(restoreFormulas(neutral)).toBe(text);
    }),
  );

  checkProperty(
    'may have any number formats and entities [specification §7.92]',
    fc.property(
      fc.oneof(
        textOf(['[$', '-', ']', '"', '0', '%', ';', '\\', 'h', '&#x', '&#x110000;', '&amp;', '€', 'R$']),
        anyText,
      ),
      (text) => {
        const quoted = text.replace(/[<>"]/g, '');
        const styles = `<styleSheet><numFmts><numFmt numFmtId="1" formatCode="${quoted}"/></numFmts><cellXfs><xf numFmtId="1"/></cellXfs></styleSheet>`;
        expect(readCellFormats(styles).size).toBeLessThanOrEqual(1);
        expect(typeof unescapeXml(text)).toBe('string');
      },
    ),
  );
});

const ENTRY = {
  ...({ kind: 'payable', form: 'pix', counterparty: 'Padaria', category: 'Vendas', document: '' } as const),
  ...{
    installment: 1,
    installments: 1,
    issuedOn: '2026-11-01',
    dueOn: '2026-11-01',
    effectiveDueOn: '2026-11-01',
  },
  ...{
    paidOn: null,
    paidCents: null,
    amountCents: 1,
    openCents: 1,
    occurrence: null,
    seriesId: null,
    note: '',
    version: 1,
  },
};
const url = fc.oneof(
  textOf([
    '/',
    '/api',
    '/assets',
    '/app',
    '.',
    '..',
    '%',
    '%2e',
    '%2F',
    '%ff',
    '?',
    '#',
    '\\',
    '*',
    'http://x',
    'a',
  ]),
  anyText,
);

describe('a request', () => {
  checkProperty(
    'has one area, whatever its address is [specification §7.92]',
    fc.property(url, (text) => {
      expect(['api', 'probe', 'asset', 'config', 'hidden', 'page']).toContain(findArea(text));
      expect(typeof decodePath(text)).toBe('string');
      const readable = readableUrl(text);
      expect(readable.startsWith('/')).toBe(true);
      expect(readableUrl(readable)).toBe(readable);
    }),
  );

  checkProperty(
    'of any network has a name of it [specification §7.92]',
    fc.property(fc.oneof(fc.ipV4(), fc.ipV6(), textOf([...DIGITS, ':', '.', '[', ']', '%', 'f'])), (text) => {
      expect(typeof toNetwork(text)).toBe('string');
      expect(toNetwork(`[${text}]:80`)).toBe(toNetwork(`[${text}]`));
    }),
  );

  const SORTS = fc.constantFrom('dueOn', '-dueOn', 'issuedOn', 'amount', 'counterparty', '-counterparty');
  checkProperty(
    'has the cursor that a response named, and no other [specification §7.92]',
    fc.property(
      SORTS,
      fc.constantFrom('before', 'after'),
      fc.nat(),
      anyDay,
      anyText,
      (sort, side, id, day, text) => {
        const key = sort === 'amount' ? id : sort.endsWith('counterparty') ? text.replaceAll('\0', '') : day;
        const row = { key, entry: { ...ENTRY, id } };
        // A lone surrogate is not in the database.
        fc.pre(!/\p{Surrogate}/u.test(text));
        expect(readCursor(sort, writeCursor(side, row))).toEqual({ side, key, id });
      },
    ),
  );

  checkProperty(
    'with any other cursor is refused [specification §7.92]',
    fc.property(
      SORTS,
      fc.oneof(
        anyText,
        anyJson.map((value) => Buffer.from(JSON.stringify(value)).toString('base64url')),
      ),
      (sort, text) => {
        expect(() => readCursor(sort, text)).toThrow(Refusal);
      },
    ),
  );

  checkProperty(
    'cannot change what a setting may be [specification §7.92]',
    fc.property(fc.oneof(url, anyText), (text) => {
      for (const isValid of Object.values(SETTING_FORMATS)) expect(typeof isValid(text)).toBe('boolean');
    }),
  );
});

describe('an operation', () => {
  let app: FastifyInstance;
  let authorization: string;
  const database = useTestDatabase();
  beforeAll(async () => {
    await addUser(database(), { login: '2' });
    app = await buildTestApp(database());
    authorization = `Bearer ${await fetchToken(app, '2')}`;
  });
  afterAll(() => app.close());

  const BODIES = [
    ['POST', '/entries', 'EntryInput'],
    ['POST', '/entries/payments', 'PaymentList'],
    ['POST', '/entries/changes', 'EntryChanges'],
    ['POST', '/entries/deletions', 'EntryDeletion'],
    ['POST', '/entries/restorations', 'EntryIds'],
    ['POST', '/entries/export', 'EntrySelection'],
    ['PUT', '/entries/1', 'EntryChange'],
    ['PUT', '/company', 'CompanyChange'],
  ] as const;
  const bodies = fc.oneof(
    ...BODIES.map(([method, path, schema]) =>
      fc.record({
        method: fc.constant(method),
        url: fc.constant(`/api${path}`),
        payload: fc.oneof(valuesOf(schema), damagedValuesOf(schema)).map((value) => JSON.stringify(value)),
      }),
    ),
  );
  const queries = fc
    .tuple(
      fc.constantFrom('/entries', '/dashboards/vendas', '/entries/export', '/entries/1', '/categories'),
      fc.constantFrom(
        'after',
        'search',
        'dueFrom',
        'limit',
        'period',
        'from',
        'lateFrom',
        'import',
        'format',
        'x',
      ),
      fc.oneof(anyText, anyDay, fc.integer().map(String)),
    )
    .map(([path, name, value]) => ({
      method: 'GET' as const,
      url: `/api${path}?${new URLSearchParams({ [name]: value }).toString()}`,
    }));

  checkProperty(
    'responds to any body and any query as the description says [specification §7.92]',
    fc.asyncProperty(fc.oneof(bodies, queries), async (request) => {
      const headers = { authorization, 'content-type': 'application/json' };
      const { statusCode } = await app.inject({ ...request, headers });
      expect([200, 201, 204, 400, 404, 409, 413, 422]).toContain(statusCode);
    }),
  );
});
