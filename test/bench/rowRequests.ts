// The requests of `npm run bench:rows`: what people of a company ask for on a day.
import type { FastifyInstance } from 'fastify';
import { FIRST_ACCOUNT } from '../../server/database/bankTables';
import { encodeForm } from '../support/backend/forms';
import { TODAY } from './books';

export type Request = {
  url: string;
  method?: 'POST';
  payload?: Buffer | object;
  headers?: Record<string, string>;
};

/** A request that changes nothing. */
export type Read = Request & { name: string };

/** A request that changes the books. */
export type Write = {
  name: string;
  /** Whether it costs the same in large books. */
  isOfAnySize: boolean;
  /**
   * @param run the part of names and numbers that makes the content new.
   * @param madeId of what the write before has made.
   */
  makeRequest: (run: string, madeId: string) => Request | Promise<Request>;
};

type Headers = { authorization: string };

/** The start of the name of each request of `listFigureLinks`. */
export const LINK = 'link ';

const ACCOUNT = `/api/money-accounts/${FIRST_ACCOUNT}`;
const LAST_MONTH = '2026-10';
/** The bank and the number of an account, as a statement names them. */
const BANK_ACCOUNT = '341/123456';
const ADDED_CENTS = 12_345;

const dashboards = ['default', 'vendas', 'financeiro'].flatMap((code) =>
  ['month', 'year'].map((period) => ({
    name: `dashboard ${code}, ${period}`,
    url: `/api/dashboards/${code}?period=${period}`,
  })),
);

export const READS: readonly Read[] = [
  { name: 'home', url: '/api/day' },
  ...dashboards,
  {
    name: `dashboard financeiro, year, one account`,
    url: `/api/dashboards/financeiro?period=year&account=${FIRST_ACCOUNT}`,
  },
  { name: 'views of the list', url: '/api/entries/summary' },
  ...['dueOn', '-issuedOn', '-amount', 'counterparty'].map((sort) => ({
    name: `list of open entries by ${sort}`,
    url: `/api/entries?status=unpaid&sort=${sort}&limit=50`,
  })),
  { name: 'list of all entries', url: '/api/entries?sort=-dueOn&limit=50' },
  {
    name: 'list of what one account received in a year',
    url: `/api/entries?account=${FIRST_ACCOUNT}&paidFrom=2026-01-01&paidTo=${TODAY}&limit=50`,
  },
  ...['padaria joao', '100077', 'ao', 'xyz'].map((search) => ({
    name: `list with the text “${search}”`,
    url: `/api/entries?search=${encodeURIComponent(search)}&limit=50`,
  })),
  { name: 'search of a name', url: '/api/search?q=padaria' },
  { name: 'search of an amount', url: '/api/search?q=842%2C37&amountCents=84237' },
  { name: 'suggested names', url: '/api/counterparties?search=padaria' },
  { name: 'history of an entry', url: '/api/entries/1/history' },
  { name: 'accounts', url: '/api/money-accounts' },
  { name: 'movements of an account', url: `${ACCOUNT}/movements?limit=50` },
  { name: 'statement of an account', url: `${ACCOUNT}/lines?limit=50` },
  { name: 'proposals', url: `${ACCOUNT}/proposals` },
  { name: "the bank's balance", url: `${ACCOUNT}/bank-balance` },
  { name: 'months', url: '/api/months' },
  { name: "the accountant's spreadsheet", url: `/api/months/${LAST_MONTH}/export?format=xlsx` },
  { name: "the accountant's PDF", url: `/api/months/${LAST_MONTH}/export?format=pdf` },
  { name: 'audit', url: '/api/events?limit=50' },
  { name: 'audit of exports', url: '/api/events?group=exports&limit=50' },
  { name: 'recurring entries', url: '/api/series?limit=50' },
  { name: 'export of a year, csv', url: `/api/entries/export?format=csv&dueFrom=2026-01-01&dueTo=${TODAY}` },
  {
    name: 'preview of an import of 1,000 rows',
    method: 'POST',
    url: '/api/entries/imports/preview',
    ...(await encodeForm(makeTable('preview'))),
  },
];

/** They follow each other, so the books have hardly more rows afterwards. */
export const WRITES: readonly Write[] = [
  {
    name: 'import of 1,000 rows',
    isOfAnySize: true,
    makeRequest: async (run) => ({
      method: 'POST',
      url: '/api/entries/imports',
      ...(await encodeForm(makeTable(run))),
    }),
  },
  {
    name: 'its undo',
    isOfAnySize: true,
    makeRequest: (_run, id) => ({ method: 'POST', url: `/api/entries/imports/${id}/undo` }),
  },
  {
    name: 'import of a statement of 300 lines',
    // Each line is compared with the stored ones of its day.
    isOfAnySize: false,
    makeRequest: async (run) => ({
      method: 'POST',
      url: '/api/statements',
      ...(await encodeForm(
        makeStatement(run),
        { accounts: [{ key: BANK_ACCOUNT, accountId: String(FIRST_ACCOUNT) }] },
        'extrato.ofx',
      )),
    }),
  },
  {
    name: "the statement's undo",
    isOfAnySize: true,
    makeRequest: (_run, id) => ({ method: 'POST', url: `/api/statements/${id}/undo` }),
  },
  {
    name: 'an entry',
    isOfAnySize: true,
    makeRequest: (run) => ({
      method: 'POST',
      url: '/api/entries',
      payload: {
        ...{ kind: 'payable', counterparty: 'Papelaria Central', category: 'Aluguel', form: 'pix' },
        ...{ document: `Nota ${run}`, issuedOn: TODAY, dueOn: TODAY, amountCents: ADDED_CENTS },
      },
    }),
  },
  {
    name: 'its payment',
    isOfAnySize: true,
    makeRequest: (_run, id) => ({
      method: 'POST',
      url: `/api/entries/${id}/payments`,
      payload: {
        ...{ version: 1, paidOn: TODAY, principalCents: ADDED_CENTS, form: 'pix' },
        ...{ discountCents: 0, interestCents: 0, fineCents: 0, feeCents: 0 },
      },
    }),
  },
];

/** Returns a request for the list of each different link of the figures of the dashboards. */
export async function listFigureLinks(app: FastifyInstance, headers: Headers): Promise<Read[]> {
  const links = new Map<string, Read>();
  for (const { url } of dashboards) {
    const response = await app.inject({ url, headers });
    for (const filter of findFilters(response.json<unknown>())) {
      const query = new URLSearchParams({ ...filter, limit: '50' }).toString();
      links.set(query, { name: `${LINK}${query}`, url: `/api/entries?${query}` });
    }
  }
  return [...links.values()];
}

/** Returns the filters of all links below a value. */
function findFilters(value: unknown): Record<string, string>[] {
  if (typeof value !== 'object' || value === null) return [];
  const filter = 'to' in value && value.to === 'entries' && 'filter' in value ? value.filter : null;
  if (typeof filter === 'object' && filter !== null)
    return [Object.fromEntries(Object.entries(filter).map(([name, text]) => [name, String(text)]))];
  return Object.values(value).flatMap(findFilters);
}

/** Returns a table whose rows the books do not have. */
function makeTable(run: string): string {
  const rows = Array.from(
    { length: 1_000 },
    (_one, at) => `A pagar;Fornecedor ${run} ${at};Aluguel;PIX;${dayOf(at)}/11/2026;${at},37`,
  );
  return ['Tipo;Cliente ou fornecedor;Categoria;Forma de pagamento;Vencimento;Valor', ...rows].join('\r\n');
}

/** Returns a statement whose lines the books do not have. */
function makeStatement(run: string): string {
  const [bank, account] = BANK_ACCOUNT.split('/');
  const lines = Array.from(
    { length: 300 },
    (_one, at) =>
      `<STMTTRN><TRNTYPE>OTHER<DTPOSTED>202611${dayOf(at)}<TRNAMT>-${at}.37<FITID>${run}-${at}<MEMO>PIX FORNECEDOR ${run} ${at}</STMTTRN>`,
  );
  return [
    `OFXHEADER:100\n\n<OFX><STMTRS><CURDEF>BRL<BANKACCTFROM><BANKID>${bank}<ACCTID>${account}</BANKACCTFROM><BANKTRANLIST>`,
    ...lines,
    '</BANKTRANLIST></STMTRS></OFX>',
  ].join('\n');
}

/** Spreads rows over the first days of a month. */
function dayOf(at: number): string {
  return String((at % 20) + 1).padStart(2, '0');
}
