import { readPdf } from '../../test/support/readPdf';
import { makeReport, ReportTimeout } from './makeReport';
import type { Report } from './report';
import { makePrintable } from './reportFonts';

const REPORT: Report = {
  language: 'en',
  company: '',
  letterhead: { lines: [], logo: null },
  title: 'Report',
  made: 'today',
  madeAt: new Date('2026-11-20T12:00:00Z'),
  pageNumber: '{page}/{pages}',
  columns: [{ title: 'Name', width: 100, type: 'text' }],
  sections: [
    { title: 'All', rows: Array.from({ length: 50_000 }, () => ['a name that is long']), sums: ['1'] },
  ],
  summary: null,
};

const LONG_MS = 60_000;
const VERY_LONG_MS = 600_000;

it('a report that takes too long is not made to the end', async () => {
  await expect(makeReport(REPORT, new AbortController().signal, 1)).rejects.toThrow(ReportTimeout);
});

it('a report is not made to the end if its caller no longer waits', async () => {
  const left = new AbortController();
  const made = makeReport(REPORT, left.signal, LONG_MS);
  left.abort(new Error('left'));
  await expect(made).rejects.toThrow('left');
  await expect(makeReport(REPORT, left.signal, LONG_MS)).rejects.toThrow('left');
});

it('a thread that fails ends the report with its error', async () => {
  const broken: unknown = { ...REPORT, sections: null };
  await expect(makeReport(broken as Report, new AbortController().signal, LONG_MS)).rejects.toThrow(
    /iterable/,
  );
});

it(
  'each character below U+10000 is in a report as itself, as �, or not at all if it has no picture @long [specification §7.48]',
  async () => {
    const PER_TEXT = 32;
    const texts = Array.from({ length: 0x1_0000 / PER_TEXT }, (_, row) =>
      Array.from({ length: PER_TEXT }, (_none, at) => String.fromCharCode(row * PER_TEXT + at)).join(''),
    );
    const pdf = await makeReport(
      {
        ...REPORT,
        columns: [{ title: 'Name', width: 500, type: 'text' }],
        sections: [{ title: 'All', rows: texts.map((text) => [`(${text})`]), sums: ['1'] }],
      },
      new AbortController().signal,
      VERY_LONG_MS,
    );
    const cells = readPdf(pdf)
      .pages.flat()
      .filter(({ tag, text }) => tag === 'TD' && text.startsWith('('));
    expect(cells).toHaveLength(texts.length);
    // The font draws ṅ and ǹ as one glyph and an accent, and the first of them is the text of both.
    const baseOf = (character: string) => character.normalize('NFD').slice(0, 1);
    const isShown = (shown: string, picture = '') => shown === '�' || baseOf(shown) === baseOf(picture);
    const wrong = cells.filter(({ text }, at) => {
      const pictures = Array.from(makePrintable(`(${texts[at] ?? ''})`));
      const shown = Array.from(text);
      return shown.length !== pictures.length || !shown.every((one, place) => isShown(one, pictures[place]));
    });
    expect(wrong).toEqual([]);
  },
  VERY_LONG_MS,
);
