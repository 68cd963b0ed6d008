import { buffer } from 'node:stream/consumers';
import { openFile } from './openFile';
import { writeXlsx } from './writeXlsx';

it('a text that looks like an escape of a spreadsheet is read as it was [specification §7.30]', async () => {
  const texts = ['_x0041_ x', '_x000D_', '_x005F_x0041_', '=1+1', '_x41_'];
  const columns = ['Cliente', 'Documento'].map((title) => ({ title, type: 'text' as const, width: 10 }));
  const file = writeXlsx({
    ...{ name: 'A', columns },
    rows: (async function* () {
      await Promise.resolve();
      for (const text of texts) yield [text, 'NF 1'];
    })(),
  });
  const { sheets } = await openFile(await buffer(file));
  const rows = await sheets[0]?.read();
  expect(rows?.slice(1).map(({ cells }) => cells[0])).toEqual(texts);
});
