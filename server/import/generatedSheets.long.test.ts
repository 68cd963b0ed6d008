// Reads spreadsheets whose right values are known. A value may be asked or refused, and is never wrong.
import { writeXlsx } from 'hucre/xlsx';
import { makeSheet, type GeneratedSheet } from '../../test/support/backend/makeSheet';
import { openFile } from '../files/openFile';
import { analyse } from './analyse';
import type { Analysis, Choices } from './analysis';

const SEED = 20_261_128;
const TODAY = '2026-11-28';

async function read({ fileName, table, separator }: GeneratedSheet, choices: Choices): Promise<Analysis> {
  const bytes =
    separator === null
      ? await writeXlsx({ sheets: [{ name: 'Lista', rows: table }] })
      : table.map((row) => row.join(separator)).join('\r\n');
  return analyse(openFile(Buffer.from(bytes)), choices, { categories: [], today: TODAY, fileName });
}

/** Answers the open questions as the author of the sheet would. A question of a column has the column of its title. */
function answer(
  { answers, columns }: GeneratedSheet,
  { questions, choices, questionRows = [] }: Analysis,
): Choices {
  const cents = questionRows.find(({ question }) => question === 'oppositeSign')?.cents;
  const asksColumn = questions.some((question) =>
    ['amount', 'dueOn', 'counterparty', 'status'].includes(question),
  );
  const asked = Object.entries(answers).filter(([name]) => questions.includes(name));
  return {
    ...Object.fromEntries(asked),
    ...(questions.includes('kind') && { defaults: answers.defaults }),
    ...(cents !== undefined && { oppositeSign: { rows: 'opposite', cents } }),
    ...(asksColumn && {
      columns: columns.map(({ field }, index) =>
        field === null ? null : (choices.columns?.[index] ?? field),
      ),
    }),
  };
}

const ignored = ['category', 'form'];
const MAX_ROUNDS = 6;

/** Reads a sheet until it leaves nothing open. */
async function readAnswered(sheet: GeneratedSheet): Promise<Analysis> {
  let choices: Choices = {};
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const analysis = await read(sheet, choices);
    if (analysis.questions.every((question) => ignored.includes(question))) return analysis;
    choices = { ...choices, ...answer(sheet, analysis) };
  }
  throw new Error(`${sheet.about} has the same questions after ${MAX_ROUNDS} answers.`);
}

/** Returns the rows with a wrong value, and the rows that were refused. */
async function compare(sheet: GeneratedSheet): Promise<{ wrong: string[]; refused: string[] }> {
  const { rows } = await readAnswered(sheet);
  const firstRow = sheet.table.length - sheet.entries.length + 1;
  const [wrong, refused]: [string[], string[]] = [[], []];
  for (const [index, truth] of sheet.entries.entries()) {
    const row = rows.find((one) => one.row === firstRow + index);
    const { counterparty, kind, dueOn, amountCents, paidOn = null } = row?.entry ?? {};
    const expected = [truth.name, truth.kind, truth.dueOn, truth.cents, truth.paidOn].join(' ');
    const actual = [counterparty, kind, dueOn, amountCents, paidOn].join(' ');
    if (row?.state !== 'ready')
      refused.push(`${sheet.about} | ${expected} | ${row?.state} ${JSON.stringify(row?.problems)}`);
    else if (actual !== expected) wrong.push(`${sheet.about} | ${expected} | ${actual}`);
  }
  return { wrong, refused };
}

it.each([50, 500])(
  'of %i generated sheets no value is wrong, and none is refused [specification §7.51]',
  async (count) => {
    const results = [];
    for (let index = 0; index < count; index += 1)
      results.push(await compare(makeSheet(SEED + index, TODAY)));
    expect(results.flatMap(({ wrong }) => wrong)).toEqual([]);
    expect(results.flatMap(({ refused }) => refused)).toEqual([]);
  },
  300_000,
);
