import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { Authenticate } from '../auth/authenticateRequest';
import type { SignedInUser } from '../auth/users';
import type { Database } from '../database/open';
import { changeFigures } from '../entries/changeFigures';
import { companyDay, readCompany } from '../entries/company';
import { listCategories } from '../entries/listCategories';
import type { Description } from '../http/description';
import { HttpError, type Reason } from '../http/httpError';
import { chooseLanguage } from '../http/language';
import { acceptForms, readForm, type FileForm } from '../import/readForm';
import type { Analysis, Choices } from '../import/analysis';
import { findDuplicates } from '../import/findDuplicates';
import { makeTemplate } from '../import/makeTemplate';
import { countRows, listAdded, makePreview, rateRows } from '../import/makePreview';
import { makeRunWorker, type RunWorker } from '../import/runWorker';
import { findKnown, listImports, storeImport, undoImport } from '../import/storeImport';

type Dependencies = {
  authenticate: Authenticate;
  clock: () => Date;
  database: Database;
  description: Pick<Description, 'matches'>;
  at: (operationId: string) => Omit<RouteOptions, 'handler'>;
};

/** Each file has a thread with its own memory. */
const MOST_FILES = 2;

/** Adds the routes for imports of files. Only these routes accept form data. */
export async function addImportRoutes(scope: FastifyInstance, dependencies: Dependencies): Promise<void> {
  await acceptForms(scope);
  const { authenticate, clock, database, at } = dependencies;
  const { run, close } = makeRunWorker();
  scope.addHook('onClose', close);
  const readFile = makeReadFile(dependencies, run);

  scope.route({
    ...at('previewImport'),
    handler: async (request, reply) => {
      await authenticate(request);
      request.hasFileTime = true;
      const { analysis, hash } = await readFile(request);
      chooseLanguage(reply);
      const { queries } = database;
      const rated = rateRows(analysis.rows, await findDuplicates(queries, analysis.rows));
      return makePreview(analysis, rated, await findKnown(queries, hash));
    },
  });
  scope.route({
    ...at('importEntries'),
    handler: async (request, reply) => {
      const { user } = await authenticate(request);
      request.hasFileTime = true;
      const { analysis, hash, fileName } = await readFile(request);
      const result = await importAll(dependencies, user, { analysis, hash, fileName });
      chooseLanguage(reply);
      return reply.code(201).send(result);
    },
  });
  scope.route({
    ...at('listImports'),
    handler: async (request, reply) => {
      const { user } = await authenticate(request);
      chooseLanguage(reply);
      return listImports(database.queries, user);
    },
  });
  scope.route<{ Params: { id: string } }>({
    ...at('undoImport'),
    handler: async (request, reply) => {
      const { user } = await authenticate(request);
      const now = clock();
      const undone = await changeFigures(database, async (queries) =>
        undoImport({ queries, user, now }, request.params.id, companyDay(await readCompany(queries), now)),
      );
      chooseLanguage(reply);
      return undone;
    },
  });
  scope.route({ ...at('getImportTemplate'), handler: sendTemplate(dependencies) });
}

const sendTemplate =
  ({ authenticate, clock, database }: Dependencies) =>
  async (request: FastifyRequest, reply: FastifyReply) => {
    await authenticate(request);
    const { categories, asOf } = await listCategories(database, clock());
    const { name, type, content } = makeTemplate(chooseLanguage(reply), { categories, today: asOf });
    return reply
      .type(type)
      .header('content-disposition', `attachment; filename="${name}"; filename*=UTF-8''${name}`)
      .send(content);
  };

type ReadFile = { analysis: Analysis; hash: string; fileName: string };

/** Returns the function that reads the form and the file of a request. */
function makeReadFile({ clock, database, description }: Dependencies, runWorker: RunWorker) {
  let running = 0;
  return async (request: FastifyRequest): Promise<ReadFile> => {
    const form = await readForm(request);
    const choices = readChoices(form, description);
    if (running >= MOST_FILES)
      throw new HttpError(503, { 'retry-after': '10' }, { reason: 'too-many-files' });
    running += 1;
    try {
      const { categories, asOf: today } = await listCategories(database, clock());
      const { bytes, fileName } = form;
      const context = {
        categories: categories.map(({ name, kind = null }) => ({ name, kind })),
        ...{ today, fileName },
      };
      const outcome = await runWorker({ bytes, choices, context });
      if ('refused' in outcome) throw refuse(outcome.refused, outcome.row);
      return { ...outcome, fileName };
    } finally {
      running -= 1;
    }
  };
}

/** @throws HttpError 400 */
function readChoices({ choices: text }: FileForm, description: Pick<Description, 'matches'>): Choices {
  if (text === undefined || text === '') return {};
  const choices = parseJson(text);
  const isChoices = (value: unknown): value is Choices => description.matches('ImportChoices', value);
  if (!isChoices(choices)) throw new HttpError(400);
  return choices;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new HttpError(400);
  }
}

function refuse(reason: Reason, row?: number): HttpError {
  if (reason === 'not-a-table-file') return new HttpError(415, {}, { reason });
  return new HttpError(422, {}, { reason, fields: { row } });
}

/** Stores the rows of a file as its choices say, all or none. */
async function importAll(
  { clock, database }: Dependencies,
  user: SignedInUser,
  { analysis, hash: fileHash, fileName }: ReadFile,
) {
  if (analysis.questions.length > 0) throw refuse('open-questions');
  return changeFigures(database, async (queries) => {
    const rated = rateRows(analysis.rows, await findDuplicates(queries, analysis.rows));
    const invalid = rated.find(({ state }) => state === 'invalid');
    if (invalid && analysis.choices.invalid === 'refuse') throw refuse('invalid-rows', invalid.row.row);
    const added = listAdded(rated, analysis);
    if (added.length === 0) throw refuse('nothing-to-add');
    const id = await storeImport({ queries, user, now: clock() }, { fileName, fileHash }, added);
    const counts = countRows(rated);
    const duplicates = counts.ready + counts.duplicates - added.length;
    return { id, added: added.length, duplicates, invalid: counts.invalid, skipped: counts.skipped };
  });
}
