import { makeReport, ReportTimeout } from './makeReport';
import type { Report } from './report';

const REPORT: Report = {
  language: 'en',
  company: '',
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
