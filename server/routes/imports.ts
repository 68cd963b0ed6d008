import type { Queue } from '../turns/queue';
import type { Actor } from '../audit/recordEvents';
import type { SignedInUser } from '../auth/users';
import type { Database, Queries } from '../database/database';
import { companyDay, readCompany } from '../company/company';
import { findCategory, listCategories, listMergedNames, readCategories } from '../entries/listCategories';
import { Refusal } from '../errors/refusal';
import type { Description } from '../http/description';
import type { FileForm } from '../http/forms';
import type { Handlers } from '../http/operations';
import { readFormChoices } from '../http/readFormChoices';
import { sendFile } from '../http/sendFile';
import type { Write } from '../http/submit';
import { inTime } from '../turns/userTurns';
import type { Analysis, AnalysedRow, Choices } from '../import/analysis';
import { findDuplicates } from '../import/findDuplicates';
import { makeTemplate } from '../import/makeTemplate';
import { findSameAmounts, leaveOutSameAmounts } from '../import/findSameAmounts';
import { askAboutAccount, readAccountOf } from '../import/askAboutAccount';
import { askAboutPayments } from '../import/askAboutPayments';
import { countRows, makePreview } from '../import/makePreview';
import { listAdded, rateRows } from '../import/rateRows';
import { refuseClosedDays } from '../import/refuseClosedDays';
import type { RunWorker } from '../fileWorker/runWorker';
import { findKnown, listImports, storeImport, undoImport } from '../import/storeImport';

type Dependencies = {
  clock: () => Date;
  database: Database;
  description: Pick<Description, 'matches'>;
  /** Reads a file in a process of its own. */
  runWorker: RunWorker;
  /** Waits until few files are read at the same time. */
  fileQueue: Queue;
};
type Operations = 'previewImport' | 'importEntries' | 'listImports' | 'undoImport' | 'getImportTemplate';

/** Imports files, lists and undoes imports, and sends the template. */
export function importHandlers(dependencies: Dependencies): Handlers<Operations> {
  const { clock, database } = dependencies;
  const readFile = makeReadFile(dependencies);
  return {
    previewImport: async ({ body, signal }) => {
      const { analysis: fileAnalysis, hash } = await readFile(body, signal);
      const { queries } = database;
      const { analysis, ratedRows } = await rateFile(queries, fileAnalysis);
      return makePreview(analysis, ratedRows, await findKnown(queries, hash));
    },
    importEntries: async ({ body, caller: { user }, request, write, signal }) => {
      const file = await readFile(body, signal);
      return importAll({ clock, write }, { user, requestId: request.id }, file);
    },
    listImports: ({ caller: { user } }) => listImports(database.queries, user),
    undoImport: ({ params: { id }, caller: { user }, request, write }) => {
      const now = clock();
      const actor = { user, requestId: request.id };
      return write('figures', async (queries) =>
        undoImport({ queries, actor, now }, id, companyDay(await readCompany(queries), now)),
      );
    },
    getImportTemplate: async ({ language, reply }) => {
      const { categories, asOf } = await listCategories(database, clock());
      return sendFile(reply, makeTemplate(language, { categories, today: asOf }));
    },
  };
}

type ReadFile = { analysis: Analysis; hash: string; fileName: string };

/** Returns the function that reads the file of a form. */
function makeReadFile({ clock, database, description, runWorker, fileQueue }: Dependencies) {
  return async (form: FileForm, signal: AbortSignal): Promise<ReadFile> => {
    const isChoices = (value: unknown): value is Choices => description.matches('ImportChoices', value);
    const choices = readFormChoices(form.choices, isChoices) ?? {};
    const { bytes, fileName } = form;
    const read = async () => {
      const { categories, asOf: today } = await listCategories(database, clock());
      const context = {
        categories: categories.map(({ kind = null, ...category }) => ({ ...category, kind })),
        mergedNames: await listMergedNames(database.queries),
        ...{ today, fileName },
      };
      return runWorker({ bytes, choices, context });
    };
    const outcome = await fileQueue.run(read, inTime(signal));
    if ('refused' in outcome) throw new Refusal(outcome.refused, { fields: { row: outcome.row } });
    if (!('analysis' in outcome)) throw new Error('The file was read as a statement.');
    return { ...outcome, fileName };
  };
}

/** Compares the rows of a file with the stored entries, and adds what depends on them. */
async function rateFile(queries: Queries, fileAnalysis: Analysis) {
  const duplicates = await findDuplicates(queries, fileAnalysis.rows);
  const sameAmounts = await findSameAmounts(queries, fileAnalysis, duplicates);
  const withSums = askAboutPayments(leaveOutSameAmounts(fileAnalysis, sameAmounts), duplicates);
  const analysis = await askAboutAccount(queries, withSums, duplicates);
  const { closedUntil } = await readCompany(queries);
  return { analysis, ratedRows: rateRows(refuseClosedDays(analysis.rows, closedUntil), duplicates) };
}

/**
 * The file was read before the change began, so another person may have changed its categories since.
 * @throws Refusal `invalid-rows`
 */
async function refuseOtherCategories(queries: Queries, rows: readonly AnalysedRow[]): Promise<void> {
  const categories = await readCategories(queries);
  const names = new Set(rows.map(({ entry }) => entry.category));
  const found = new Map([...names].map((name) => [name, findCategory(categories, name)]));
  const outdatedRow = rows.find(({ entry: { category: name, kind } }) => {
    const { category, categoryKind = null } = found.get(name) ?? {};
    return category === undefined || (categoryKind !== null && categoryKind !== kind);
  });
  if (outdatedRow) throw new Refusal('invalid-rows', { fields: { row: outdatedRow.row } });
}

/** Stores the rows of a file as its choices say, all or none. */
async function importAll(
  { clock, write }: { clock: () => Date; write: Write },
  actor: Actor & { user: SignedInUser },
  { analysis: fileAnalysis, hash: fileHash, fileName }: ReadFile,
) {
  if (fileAnalysis.questions.length > 0) throw new Refusal('open-questions');
  return write('figures', async (queries) => {
    const { analysis, ratedRows } = await rateFile(queries, fileAnalysis);
    if (analysis.questions.length > 0) throw new Refusal('open-questions');
    const invalidRow = ratedRows.find(({ state }) => state === 'invalid');
    if (invalidRow && analysis.choices.invalid === 'refuse')
      throw new Refusal('invalid-rows', { fields: { row: invalidRow.row.row } });
    const addedRows = listAdded(ratedRows, analysis.choices);
    if (addedRows.length === 0) throw new Refusal('nothing-to-add');
    await refuseOtherCategories(queries, addedRows);
    const file = { fileName, fileHash, accountId: readAccountOf(analysis) };
    const id = await storeImport({ queries, actor, now: clock() }, file, addedRows);
    const counts = countRows(ratedRows);
    // A person may add rows that are possible duplicates. The others are left out.
    const duplicates = counts.ready + counts.duplicates - addedRows.length;
    return { id, added: addedRows.length, duplicates, invalid: counts.invalid, skipped: counts.skipped };
  });
}
