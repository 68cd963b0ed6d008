import { setImmediate as nextTurn } from 'node:timers/promises';
import { companyDay, readCompany } from '../company/company';
import type { Database, Queries } from '../database/database';
import { makeTableFile, type ExportFormat, type MadeFile, type OnEnd } from '../entries/makeTableFile';
import type { Cell, Column } from '../files/table';
import type { Language, TextId } from '../texts/catalogues';
import { dateFormat } from '../texts/formats';
import { makeTranslate } from '../texts/translate';
import { describeAction, describeChange, describeRole } from './describeChange';
import type { Event } from './nameObjects';
import { readEvents, type EventFilter, type ReadOptions } from './readEvents';

type ExportOptions = {
  filter: EventFilter;
  now: Date;
  format: ExportFormat;
  language: Language;
  onEnd: OnEnd;
};

/** Events of one query. */
const PAGE_SIZE = 250;

const COLUMNS = [
  { title: 'event.when', type: 'text', width: 22 },
  { title: 'event.who', type: 'text', width: 28 },
  { title: 'event.role', type: 'text', width: 16 },
  { title: 'event.what', type: 'text', width: 32 },
  { title: 'event.object', type: 'text', width: 36 },
  { title: 'event.changes', type: 'text', width: 60 },
  { title: 'event.attempts', type: 'count', width: 12 },
  { title: 'event.request', type: 'text', width: 38 },
] as const satisfies readonly (Omit<Column, 'title'> & { title: TextId })[];

/** Makes a file with all events of a filter, the newest first. */
export const exportEvents = (
  database: Database,
  { filter, now, format, language, onEnd }: ExportOptions,
): Promise<MadeFile> => {
  const translate = makeTranslate(language);
  const prepare = async (queries: Queries) => {
    const company = await readCompany(queries);
    const pages = readPages(queries, { filter, timeZone: company.timeZone });
    const first = await pages.next();
    return {
      name: `${translate('event.fileName')}-${companyDay(company, now)}`,
      table: {
        name: translate('event.events'),
        columns: COLUMNS.map(({ title, type, width }) => ({ title: translate(title), type, width })),
        rows: readRows(first, pages, makeToCells(language, company.timeZone)),
      },
    };
  };
  return makeTableFile(database, { format, prepare, onEnd });
};

async function* readRows(
  first: IteratorResult<Event[]>,
  pages: AsyncGenerator<Event[]>,
  toCells: (event: Event) => Cell[],
): AsyncGenerator<Cell[]> {
  for (let page = first; page.done !== true; page = await pages.next()) {
    for (const event of page.value) yield toCells(event);
    // The queries of the embedded database give other requests no turn.
    await nextTurn();
  }
}

async function* readPages(
  queries: Queries,
  options: Pick<ReadOptions, 'filter' | 'timeZone'>,
): AsyncGenerator<Event[]> {
  let after: ReadOptions['after'] = null;
  do {
    const { events, next }: Awaited<ReturnType<typeof readEvents>> = await readEvents(queries, {
      ...options,
      limit: PAGE_SIZE,
      after,
    });
    yield events;
    after = next;
  } while (after !== null);
}

function makeToCells(language: Language, timeZone: string): (event: Event) => Cell[] {
  const words = { language, translate: makeTranslate(language) };
  const time = dateFormat(language, { dateStyle: 'short', timeStyle: 'medium', timeZone });
  return (event) => [
    time.format(new Date(event.happenedAt)),
    event.userName,
    describeRole(event.userRole, words),
    describeAction(event, words),
    event.objectName ?? event.subjectName ?? '',
    event.changes.flatMap((change) => describeChange(change, words) ?? []).join('; '),
    event.attempts ?? null,
    event.requestId ?? '',
  ];
}
