import { eachRow } from '../../test/support/eachRow';
import { RefusedFile, type FileProblem } from '../files/refusedFile';
import { readOfx } from './readOfx';
import { readOfxAmount } from './readOfxAmount';
import type { StatementPart } from './statement';

const TODAY = '2026-11-27';
const HEADER = 'OFXHEADER:100\r\nDATA:OFXSGML\r\nVERSION:102\r\nENCODING:USASCII\r\nCHARSET:1252\r\n\r\n';

const ofx = (body: string, { account = '<BANKID>0341<ACCTID>01234-5', head = HEADER } = {}) =>
  `${head}<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>BRL\n<BANKACCTFROM>${account}</BANKACCTFROM>` +
  `<BANKTRANLIST><DTSTART>20261101<DTEND>20261130\n${body}</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>\n`;

const line = ({
  day = '20261105',
  amount = '-10.00',
  id = '1',
  memo = 'PIX ENVIADO MARIA',
  more = '',
} = {}) =>
  `<STMTTRN>\n<TRNTYPE>OTHER\n<DTPOSTED>${day}\n<TRNAMT>${amount}\n<FITID>${id}\n${more}<MEMO>${memo}\n</STMTTRN>\n`;

const read = (text: string | Buffer) => readOfx(Buffer.from(text), TODAY);
const readOne = (text: string | Buffer): StatementPart => {
  const { parts } = read(text);
  const [part] = parts;
  if (part === undefined || parts.length !== 1) throw new Error(`The file has ${parts.length} accounts.`);
  return part;
};
const show = ({ lines, leftOut, problems }: StatementPart) => [
  ...lines.map(({ row, day, cents, text }) => `${row} ${day} ${cents} ${text}`),
  ...leftOut.map(({ row, reason }) => `${row} left out: ${reason}`),
  ...problems.map(({ row, reason }) => `${row} problem: ${reason}`),
];

eachRow<[string, number | 'ambiguous-amount' | 'amount']>([
  ['-200,00', -20_000],
  ['            -12.80', -1_280],
  ['1.234,56', 123_456],
  ['1,234.56', 123_456],
  ['386,80', 38_680],
  ['1.234', 'ambiguous-amount'],
  ['-1,234', 'ambiguous-amount'],
  ['+15', 1_500],
  ['1.234.567', 123_456_700],
  ['12.8000', 1_280],
  ['12.8055', 'amount'],
  ['1.2.34', 'amount'],
  ['12a', 'amount'],
  ['', 'amount'],
  ['-', 'amount'],
  ['99999999999999999', 'amount'],
])('reads the amount of a statement to the cent [specification §2.295]: %s', (text, expected) => {
  expect(readOfxAmount(text)).toEqual(
    typeof expected === 'number' ? { cents: expected } : { problem: expected },
  );
});

it('takes the first 8 digits of a date as its day, and leaves out a later one [specification §2.295]', () => {
  const days = ['20261105000000[-3:GMT]', '20261105', '20261105233000[-3:BRT]', '20261105235959000'];
  const rows = [...days, '20261130', '00000000', '20260231', '2026'].map((day, index) =>
    line({ day, id: String(index + 10) }),
  );
  const part = readOne(ofx(rows.join('')));
  expect(part.lines.map(({ day }) => day)).toEqual(days.map(() => '2026-11-05'));
  expect(show(part).slice(4)).toEqual([
    '5 left out: not-booked',
    '6 problem: day',
    '7 problem: day',
    '8 problem: day',
  ]);
});

eachRow<[string, string | Buffer]>([
  ['UTF-8 below a header of 1252', ofx(line({ memo: 'ANTECIPAÇÃO' }))],
  ['Windows-1252', Buffer.from(ofx(line({ memo: 'ANTECIPAÇÃO' })), 'latin1')],
  ['UTF-8 with a mark', `\uFEFF${ofx(line({ memo: 'ANTECIPAÇÃO' }))}`],
  ['end tags', ofx(line({ memo: 'ANTECIPAÇÃO</MEMO>' }).replace('-10.00', '-10.00</TRNAMT>'))],
  [
    'one line',
    ofx(line({ memo: 'ANTECIPAÇÃO' }))
      .replace(HEADER, 'OFXHEADER:100 ')
      .replaceAll('\n', ''),
  ],
  ['values on lines of their own', ofx(line({ memo: '\r\n  ANTECIPAÇÃO  \r\n</MEMO>' }))],
  ['no end of its rows', ofx(line({ memo: 'ANTECIPAÇÃO' }).replace('</STMTTRN>', ''))],
  ['lower-case tags', ofx(line({ memo: 'antecipação' })).toLowerCase()],
  [
    'version 2',
    ofx(line({ memo: '<![CDATA[ANTECIPAÇÃO]]></MEMO>' }), {
      head: '<?xml version="1.0"?><?OFX OFXHEADER="200" VERSION="211"?>',
    }),
  ],
])('reads a statement in %s [specification §2.295]', (_what, text) => {
  expect(show(readOne(text)).map((one) => one.toUpperCase())).toEqual(['1 2026-11-05 -1000 ANTECIPAÇÃO']);
});

eachRow<[string, string, string]>([
  ['a lone &', 'TOK & STOK', 'TOK & STOK'],
  ['entities', 'TOK &amp; STOK &#169;', 'TOK & STOK ©'],
  ['a tag that is none', 'PAG <LOJA> 12', 'PAG <LOJA> 12'],
  ['a comparison', 'valor < 100', 'valor < 100'],
  ['spaces', '  PIX    MARIA  ', 'PIX MARIA'],
])('keeps %s in the text of a movement [specification §2.295]', (_what, memo, text) => {
  expect(readOne(ofx(line({ memo }))).lines.map((one) => one.text)).toEqual([text]);
});

eachRow<[string, string, string]>([
  ['MARIA SOUZA', 'PIX MARIA SOUZA', 'PIX MARIA SOUZA'],
  ['PIX MARIA SOUZA', 'Maria Souza', 'PIX MARIA SOUZA'],
  ['MARIA SOUZA', 'PIX RECEBIDO', 'MARIA SOUZA PIX RECEBIDO'],
])('joins a name and a memo, and repeats no part [specification §2.295]: %s, %s', (name, memo, text) => {
  expect(readOne(ofx(line({ memo, more: `<NAME>${name}\n` }))).lines[0]?.text).toBe(text);
});

it('leaves out balances and amounts of 0, and counts them [specification §2.295]', () => {
  const rows = [
    line({ id: '', memo: 'SALDO ANTERIOR', amount: '500.00' }),
    line({ id: '7', memo: 'S A L D O', amount: '750.00' }),
    line({ id: '8', memo: 'SALDO DO DIA LTDA', amount: '-5.00' }),
    line({ id: '9', memo: 'Tarifa isenta', amount: '0' }),
  ];
  expect(show(readOne(ofx(rows.join(''))))).toEqual([
    '3 2026-11-05 -500 SALDO DO DIA LTDA',
    '1 left out: balance',
    '2 left out: balance',
    '4 left out: zero',
  ]);
});

it('reads tags with a prefix, values before unknown tags, and a memo in two parts [specification §2.295]', () => {
  const row =
    '<STMTTRN><TRNTYPE>OTHER<DTPOSTED>20261105<TRNAMT>-10.00<XCANAL>5<FITID>7<MEMO>PIX\n<MEMO>ENVIADO\n</STMTTRN>';
  const expected = ['1 2026-11-05 -1000 PIX ENVIADO'];
  expect(show(readOne(ofx(row)))).toEqual(expected);
  const head = '<?xml version="1.0"?><?OFX OFXHEADER="200" VERSION="211"?>';
  const prefixed = ofx(row, { head }).replaceAll(/<(\/?)(?=[A-Z])/g, '<$1ofx:');
  expect(show(readOne(prefixed))).toEqual(expected);
});

it('keeps each account of a file apart, and joins an account that comes twice [specification §2.295]', () => {
  const first = ofx(line({ id: '1' }));
  const second = ofx(line({ id: '2' }), { account: '<BANKID>1<BRANCHID>1234<ACCTID>99999-X' });
  const card = ofx(line({ id: '3' }))
    .replaceAll('STMTRS', 'CCSTMTRS')
    .replaceAll('BANKACCTFROM', 'CCACCTFROM');
  const { parts } = read(first + second + first + card.replace('01234-5', '5555'));
  expect(
    parts.map(({ key, bankCode, numberEnd, isCard, lines }) => [
      key,
      bankCode,
      numberEnd,
      isCard,
      lines.length,
    ]),
  ).toEqual([
    ['341/12345', '341', '2345', false, 2],
    ['1/99999X', '001', '999X', false, 1],
    ['card/5555', '341', '5555', true, 1],
  ]);
});

it('reads the balance of the bank, and none of a day after the period [specification §2.295]', () => {
  const balance = (day: string) =>
    `<LEDGERBAL><BALAMT>1.234,56<DTASOF>${day}</LEDGERBAL><AVAILBAL><BALAMT>9.99<DTASOF>${day}</AVAILBAL>`;
  expect(readOne(ofx(line() + balance('20261120'))).balances).toEqual([
    { day: '2026-11-20', cents: 123_456 },
  ]);
  expect(readOne(ofx(line() + balance('20261215'))).balances).toEqual([]);
});

eachRow<[string, string, FileProblem]>([
  ['OFC', '<OFC><DTD>2<ACCTSTMT></OFC>', 'ofc'],
  ['dollars', ofx(line()).replace('<CURDEF>BRL', '<CURDEF>USD'), 'other-currency'],
  ['no statement', '<OFX><SIGNONMSGSRSV1></SIGNONMSGSRSV1></OFX>', 'no-statement'],
])('refuses a file with %s by its reason [specification §2.295]', (_what, text, reason) => {
  expect(() => read(text)).toThrow(new RefusedFile(reason));
});

eachRow([['BRL'], ['BRC'], ['']])('accepts the currency "%s" [specification §2.295]', (currency) => {
  expect(readOne(ofx(line()).replace('<CURDEF>BRL', `<CURDEF>${currency}`)).lines).toHaveLength(1);
});

it('reports a movement in another currency, and one with two amounts [specification §2.295]', () => {
  const foreign = line({ more: '<CURRENCY><CURRATE>5.1<CURSYM>USD</CURRENCY>' });
  const twice = line({ more: '<TRNAMT>-11.00\n' });
  const converted = line({ more: '<ORIGCURRENCY><CURRATE>5.1<CURSYM>USD</ORIGCURRENCY>' });
  expect(show(readOne(ofx(foreign + twice + converted)))).toEqual([
    '3 2026-11-05 -1000 PIX ENVIADO MARIA',
    '1 problem: currency',
    '2 problem: amount',
  ]);
});

it('asks for the sign if debits have no negative amount, or a card has few [specification §2.297]', () => {
  const debit = (id: string) => line({ id, amount: '10.00' }).replace('OTHER', 'DEBIT');
  expect(readOne(ofx(debit('1'))).isSignOpen).toBe(true);
  expect(readOne(ofx(debit('1') + line({ id: '2' }))).isSignOpen).toBe(false);
  expect(readOne(ofx(line({ amount: '10.00' }))).isSignOpen).toBe(false);
  const card = (text: string) =>
    text.replaceAll('STMTRS', 'CCSTMTRS').replaceAll('BANKACCTFROM', 'CCACCTFROM');
  expect(readOne(card(ofx(line({ amount: '10.00' })))).isSignOpen).toBe(true);
  expect(readOne(card(ofx(line()))).isSignOpen).toBe(false);
});

it('takes the types as the signs of amounts that have none, and asks if they contradict all signs [specification §2.297]', () => {
  const typed = (type: string, amount: string) => line({ id: amount, amount }).replace('OTHER', type);
  const unsigned = readOne(ofx(typed('DEBIT', '10.00') + typed('CREDIT', '20.00')));
  expect(unsigned).toMatchObject({ lines: [{ cents: -1_000 }, { cents: 2_000 }], isSignOpen: false });
  expect(readOne(ofx(typed('DEBIT', '10.00') + typed('CREDIT', '-20.00'))).isSignOpen).toBe(true);
  expect(readOne(ofx(typed('DEBIT', '-10.00') + typed('CREDIT', '20.00'))).isSignOpen).toBe(false);
});

it('knows an id that is empty, -1 or 0 as none [specification §2.295]', () => {
  const rows = ['', '-1', '0', '000', '1', 'A-7'].map((id) => line({ id }));
  expect(readOne(ofx(rows.join(''))).lines.map(({ bankId }) => bankId)).toEqual(['', '', '', '', '1', 'A-7']);
});

const WHOLE = ofx(
  line({ amount: '-1234.56', id: '11' }) + line({ day: '20261106', amount: '-98765.43', id: '12' }),
).replace('</BANKTRANLIST>', '</BANKTRANLIST><LEDGERBAL><BALAMT>4321.09<DTASOF>20261127</LEDGERBAL>');

it('never reads another amount from a file that ends too early [specification §2.296]', () => {
  const amounts = new Set([-123_456, -9_876_543]);
  for (let length = 1; length < WHOLE.trimEnd().length; length += 1) {
    let parts: StatementPart[];
    try {
      ({ parts } = read(WHOLE.slice(0, length)));
    } catch (error) {
      if (!(error instanceof RefusedFile)) throw error;
      continue;
    }
    for (const { lines, problems, balances } of parts) {
      expect(lines.every(({ cents }) => amounts.has(cents))).toBe(true);
      expect([undefined, 432_109]).toContain(balances.at(-1)?.cents);
      expect(problems.map(({ reason }) => reason)).toContain('cut');
    }
  }
});

it('reads 5 MB of one sign, deep tags and random tags without an error @long [specification §2.296]', () => {
  const size = 5 * 1024 * 1024;
  const hostile = [
    '<'.repeat(size),
    '<OFX>'.repeat(size / 5),
    '<STMTTRN'.repeat(size / 8),
    `<OFX><STMTRS>${'<MEMO '.repeat(size / 6)}`,
    `<OFX><STMTRS><BANKTRANLIST>${`<STMTTRN>${' '.repeat(50_000)}`.repeat(90)}`,
  ];
  for (const text of hostile) {
    try {
      for (const { lines } of read(text).parts) expect(lines).toEqual([]);
    } catch (error) {
      if (!(error instanceof RefusedFile)) throw error;
    }
  }
});
