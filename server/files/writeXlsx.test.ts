import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { cleanText } from '../../api-spec/texts';
import { findBrokenParts } from '../../test/support/backend/xml';
import { openFile } from './openFile';
import type { Cell } from './table';
import { writeXlsx } from './writeXlsx';

const write = (name: string, titles: string[], rows: Cell[][]) => {
  const columns = titles.map((title) => ({ title, type: 'text' as const, width: 10 }));
  return buffer(
    writeXlsx({
      ...{ name, columns },
      rows: (async function* () {
        await Promise.resolve();
        yield* rows;
      })(),
    }),
  );
};

it('a text that looks like an escape of a spreadsheet is read as it was [specification §7.30]', async () => {
  const texts = ['_x0041_ x', '_x000D_', '_x005F_x0041_', '=1+1', '_x41_'];
  const file = await write(
    'A',
    ['Cliente', 'Documento'],
    texts.map((text) => [text, 'NF 1']),
  );
  const { sheets } = openFile(file);
  const read = await sheets[0]?.read();
  expect(read?.rows.slice(1).map(({ cells }) => cells[0])).toEqual(texts);
});

it('no character of a text makes a file ill-formed, in a cell, in a title and in the name @long [specification §7.48]', async () => {
  const BLOCK = 4_096;
  const texts = Array.from({ length: 0x11_0000 / BLOCK }, (_, block) =>
    Array.from({ length: BLOCK }, (_none, at) => String.fromCodePoint(block * BLOCK + at)).join(''),
  );
  const odd = '\uFFFE\uFFFF\ud800\u0000\u000b"<&>';
  const file = await write(
    odd,
    [odd, 'B'],
    texts.map((text) => [text, '1']),
  );
  expect(findBrokenParts(file)).toEqual([]);
  const { sheets } = openFile(file);
  const rows = (await sheets[0]?.read())?.rows.slice(1) ?? [];
  const inXml = (text: string) =>
    text.replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '\uFFFD');
  expect(rows.map(({ cells }) => cells[0])).toEqual(texts.map((text) => cleanText(inXml(text))));
});

it('rows that do not fit on a sheet are on another one, with titles and totals of its own [specification §7.70]', async () => {
  const file = await buffer(
    writeXlsx(
      {
        name: 'Lançamentos',
        columns: [
          { title: 'Tipo', type: 'text', width: 10 },
          { title: 'Valor', type: 'money', width: 10 },
        ],
        rows: (async function* () {
          await Promise.resolve();
          for (const cents of [100, 200, 300]) yield ['A pagar', cents];
        })(),
        totals: [{ title: 'Total a pagar', of: 'A pagar' }],
      },
      5,
    ),
  );
  expect(findBrokenParts(file)).toEqual([]);
  const { sheets } = openFile(file);
  const read = await Promise.all(
    sheets.map(async (sheet) => [sheet.name, ...(await sheet.read()).rows.map(({ cells }) => cells)]),
  );
  expect(read).toEqual([
    ['Lançamentos', ['Tipo', 'Valor'], ['A pagar', 1], ['A pagar', 2], ['Total a pagar', 3]],
    ['Lançamentos 2', ['Tipo', 'Valor'], ['A pagar', 3], ['Total a pagar', 3]],
  ]);
});

it('a failure of the rows reaches the reader, and a reader that leaves ends the rows [specification §7.31]', async () => {
  const columns = [{ title: 'A', type: 'text' as const, width: 10 }];
  async function* fail() {
    yield ['x'];
    await Promise.reject(new Error('no rows'));
  }
  await expect(buffer(writeXlsx({ name: 'A', columns, rows: fail() }))).rejects.toThrow('no rows');
  const end = new AbortController();
  const ended = once(end.signal, 'abort');
  async function* repeat() {
    try {
      for (let at = 0; ; at += 1) yield await Promise.resolve([String(Math.sin(at))]);
    } finally {
      end.abort();
    }
  }
  const content = writeXlsx({ name: 'A', columns, rows: repeat() });
  await once(content, 'readable');
  content.destroy();
  await ended;
});
