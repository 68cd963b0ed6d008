import { companyDay, readCompany } from '../company/company';
import type { Database } from '../database/database';
import { Refusal } from '../errors/refusal';
import type { Description } from '../http/description';
import type { FileForm } from '../http/forms';
import type { Handlers } from '../http/operations';
import { readFormChoices } from '../http/readFormChoices';
import type { RunWorker } from '../fileWorker/runWorker';
import { compareBalances } from '../statements/compareBalances';
import { listStatementLines } from '../statements/listStatementLines';
import { countLines, makeStatementPreview } from '../statements/makeStatementPreview';
import { rateStatement, readMoneyAccounts, type Choices, type RatedPart } from '../statements/rateStatement';
import { findKnownStatement, storeStatement, undoStatementImport } from '../statements/storeStatement';
import type { Queue } from '../turns/queue';
import { inTime } from '../turns/userTurns';

type Dependencies = {
  clock: () => Date;
  database: Database;
  description: Pick<Description, 'matches'>;
  /** Reads a file in a process of its own. */
  runWorker: RunWorker;
  /** Waits until few files are read at the same time. */
  fileQueue: Queue;
};
type Operations =
  | 'previewStatement'
  | 'importStatement'
  | 'undoStatementImport'
  | 'listStatementLines'
  | 'compareBankBalance';

/** Imports bank statements, lists their lines, undoes imports, and compares balances. */
export function statementHandlers(dependencies: Dependencies): Handlers<Operations> {
  const { clock, database } = dependencies;
  const readFile = makeReadFile(dependencies);
  return {
    previewStatement: async ({ body, signal }) => {
      const { statement, hash, choices } = await readFile(body, signal);
      const { queries } = database;
      const parts = await rateStatement(queries, statement, choices);
      return makeStatementPreview(statement, parts, {
        accounts: await readMoneyAccounts(queries),
        known: await findKnownStatement(queries, hash),
        choices,
      });
    },
    importStatement: async ({ body, caller: { user }, request, write, signal }) => {
      const { statement, hash: fileHash, choices } = await readFile(body, signal);
      if (statement.questions.length > 0) throw new Refusal('open-questions');
      const actor = { user, requestId: request.id };
      return write('figures', async (queries) => {
        const rated = await rateStatement(queries, statement, choices);
        if (rated.some(({ questions }) => questions.length > 0)) throw new Refusal('open-questions');
        const parts = rated.map((part) => ({ ...part, added: chooseLines(part, choices) }));
        if (parts.every(({ added }) => added.length === 0)) throw new Refusal('nothing-to-add');
        const file = { fileName: body.fileName, fileHash };
        const id = await storeStatement({ queries, actor, now: clock() }, file, parts);
        return { id, ...sumCounts(parts) };
      });
    },
    undoStatementImport: ({ params: { id }, caller: { user }, request, write }) =>
      write('figures', (queries) =>
        undoStatementImport({ queries, actor: { user, requestId: request.id }, now: clock() }, id),
      ),
    listStatementLines: ({ params: { id }, query }) => listStatementLines(database.queries, id, query),
    compareBankBalance: ({ params: { id } }) =>
      database.inTransaction('read', (queries) => compareBalances(queries, id)),
  };
}

/** Returns the function that reads the file of a form. */
function makeReadFile({ clock, database, description, runWorker, fileQueue }: Dependencies) {
  const isChoices = (value: unknown): value is Choices => description.matches('StatementChoices', value);
  return async (form: FileForm, signal: AbortSignal) => {
    const choices = readFormChoices(form.choices, isChoices) ?? {};
    const { dateOrder, decimal } = choices;
    const tableChoices = {
      ...(dateOrder !== undefined && { dateOrder }),
      ...(decimal !== undefined && { decimal }),
    };
    const outcome = await fileQueue.run(async () => {
      const today = companyDay(await readCompany(database.queries), clock());
      return runWorker({ bytes: form.bytes, tableChoices, today });
    }, inTime(signal));
    if ('refused' in outcome) throw new Refusal(outcome.refused, { fields: { row: outcome.row } });
    if (!('statement' in outcome)) throw new Error('The file was read as a list of entries.');
    return { ...outcome, choices };
  };
}

/** The new lines, and those that a person took although they may be stored. */
const chooseLines = ({ lines }: RatedPart, { taken = [] }: Choices) => {
  const takenRows = new Set(taken);
  return lines.filter(({ state, row }) => state === 'new' || (state === 'perhaps' && takenRows.has(row)));
};

function sumCounts(parts: readonly (RatedPart & { added: unknown[] })[]) {
  const counts = parts.map((part) => countLines(part));
  const sum = (read: (one: (typeof counts)[number]) => number) =>
    counts.reduce((total, one) => total + read(one), 0);
  const added = parts.reduce((total, part) => total + part.added.length, 0);
  const ids = parts.flatMap(({ account }) => (account === null ? [] : [String(account.id)]));
  return {
    ...{ added, accountIds: [...new Set(ids)] },
    known: sum((one) => one.known),
    perhaps: sum((one) => one.new + one.perhaps) - added,
    leftOut: sum((one) => one.leftOut),
    problems: sum((one) => one.problems),
  };
}
