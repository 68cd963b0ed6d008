// Reads generated files with the habits of banks. Each line is right, or a problem.
import { readOfx } from './readOfx';

const TODAY = '2026-11-27';

/** Returns numbers from 0 to below `count` that depend on the seed alone. */
function makePick(seed: number): (count: number) => number {
  let state = seed * 2_654_435_761 + 1;
  return (count) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * count);
  };
}

const group = (whole: string, mark: string) => whole.replace(/\B(?=(\d{3})+$)/g, mark);

function makeFile(seed: number) {
  const pick = makePick(seed);
  const [isXml, isOneLine, hasComma, hasGroups, isLatin] = [0, 1, 2, 3, 4].map(() => pick(2) === 1);
  const close = (name: string) => (isXml === true ? `</${name}>` : '');
  const end = isOneLine === true ? '' : '\r\n';
  const leaf = (name: string, value: string) => `<${name}>${value}${close(name)}${end}`;
  const zone = ['', '000000[-3:BRT]', '120000[-03:EST]', '233000[-3:GMT]'][pick(4)] ?? '';
  const amount = (cents: number) => {
    const whole = String(Math.trunc(Math.abs(cents) / 100));
    const [mark, thousands] = hasComma === true ? [',', '.'] : ['.', ','];
    const rest = String(Math.abs(cents) % 100).padStart(2, '0');
    return `${' '.repeat(pick(5))}${cents < 0 ? '-' : ''}${hasGroups === true ? group(whole, thousands) : whole}${mark}${rest}`;
  };
  const texts = ['PIX RECEBIDO AÇAÍ', 'TOK & STOK', 'TARIFA <LOJA> 1', 'Boleto pago, luz'];
  const lines = Array.from({ length: 1 + pick(12) }, (_, index) => ({
    day: `2026-11-${String(1 + pick(27)).padStart(2, '0')}`,
    cents: (1 + pick(50_000_000)) * (pick(2) === 1 ? 1 : -1),
    text: texts[pick(texts.length)] ?? '',
    id: pick(6) === 0 ? '' : `N${index}`,
  }));
  const rows = lines.map(
    ({ day, cents, text, id }) =>
      `<STMTTRN>${end}${leaf('TRNTYPE', 'OTHER')}${leaf('DTPOSTED', `${day.replaceAll('-', '')}${zone}`)}` +
      `${leaf('TRNAMT', amount(cents))}${leaf('FITID', id)}${leaf('MEMO', text)}</STMTTRN>${end}`,
  );
  const text =
    `OFXHEADER:100${end} CHARSET:${isLatin === true ? 'UTF-8' : '1252'}${end}<OFX><STMTRS>${leaf('CURDEF', 'BRL')}` +
    `<BANKACCTFROM>${leaf('BANKID', '001')}${leaf('ACCTID', '12345')}</BANKACCTFROM><BANKTRANLIST>${rows.join('')}` +
    '</BANKTRANLIST></STMTRS></OFX>';
  return { bytes: Buffer.from(text, isLatin === true ? 'latin1' : 'utf8'), lines };
}

function check(first: number, count: number): void {
  for (let seed = first; seed < first + count; seed += 1) {
    const { bytes, lines } = makeFile(seed);
    const parts = readOfx(bytes, TODAY).parts.map((part) => ({
      problems: part.problems,
      lines: part.lines.map(({ day, cents, text, bankId }) => ({ day, cents, text, id: bankId })),
    }));
    expect({ seed, parts }).toEqual({ seed, parts: [{ problems: [], lines }] });
  }
}

it('reads each line of 12 generated files [specification §2.295]', () => {
  check(1, 12);
});

it('reads each line of 60 generated files [specification §2.295]', () => {
  check(100, 60);
});
