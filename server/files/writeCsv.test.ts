import { Readable } from 'node:stream';
import { writeCsv } from './writeCsv';

const TITLE = 'Nome';

it.each(['=1', '\t=1', '\n=1', ' =1', '\uFEFF=1+1', '\u200B\n@x', "'\n=1"])(
  'A csv has an apostrophe before the text %j, which a spreadsheet would read as a formula.',
  async (text) => {
    const rows = Readable.from([[text]]);
    const columns = [{ title: TITLE, type: 'text', width: 10 }] as const;
    const content = (await writeCsv({ name: TITLE, columns, rows }).toArray()).join('');
    expect(content.replaceAll('"', '')).toBe(`\uFEFF${TITLE}\r\n'${text}\r\n`);
  },
);
