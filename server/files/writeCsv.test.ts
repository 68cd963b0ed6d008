import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { cleanText, replaceRefused } from '../../api-spec/texts';
import { openFile } from './openFile';
import { writeCsv } from './writeCsv';

const columns = [{ title: 'Nome', type: 'text', width: 10 }] as const;
const write = (texts: readonly string[]) =>
  buffer(writeCsv({ name: 'Nome', columns, rows: Readable.from(texts.map((text) => [text])) }));
const read = async (csv: Buffer) =>
  (await openFile(csv).sheets[0]?.read())?.rows.slice(1).map(({ cells }) => cells[0]);

it.each([
  ['=1', "'=1"],
  ['\t=1', "'\t'=1"],
  ['\n=1', "\n'=1"],
  [' =1', "' =1"],
  ['\uFEFF=1+1', "'\uFEFF=1+1"],
  ['\u200B\n@x', "\u200B\n'@x"],
  ["'\n=1", "'\n'=1"],
  ['x,=1+1,y', "x,'=1+1,y"],
  ['a; -2', "a; '-2"],
  ['a|"+3"', `a|"'+3"`],
  ["x,'=1", "x,''=1"],
  ['＝1+1', "'＝1+1"],
  ['＋1', "'＋1"],
  ['－1', "'－1"],
  ['＠x', "'＠x"],
  ['x;﹦1', "x;'﹦1"],
])(
  'A csv has an apostrophe before each formula of the text %j [specification §7.71]',
  async (text, field) => {
    const csv = await write([text]);
    expect(csv.toString()).toBe(`\uFEFF"Nome"\r\n"${field.replaceAll('"', '""')}"\r\n`);
  },
);

it('no program reads a formula in a csv, and an import reads the texts [specification §7.71]', async () => {
  const characters = Array.from({ length: 0x1_0000 }, (_, code) => String.fromCodePoint(code));
  const PER_TEXT = 32;
  const texts = Array.from({ length: characters.length / PER_TEXT }, (_, at) => {
    const own = characters.slice(at * PER_TEXT, (at + 1) * PER_TEXT);
    return [...own.map((one) => `${one}=1x${one}'-2`), ...own.map((one) => `"${one} "@x`)].join('a');
  });
  const csv = await write(texts);
  for (const separator of [';', ',', '|', /[\t\r\n\u2028\u2029]/]) {
    const fields = csv.toString().split(separator);
    const formulas = fields.filter((field) =>
      /^[\s"\p{Cf}\p{Default_Ignorable_Code_Point}]*[=+\-@＝＋－＠﹦﹢﹣﹫]/u.test(field),
    );
    expect(formulas).toEqual([]);
  }
  const expected = texts.map((text) =>
    cleanText(replaceRefused(text, (one) => (/[\t\r\n]/.test(one) ? one : '\uFFFD'))),
  );
  expect(await read(csv)).toEqual(expected);
});
