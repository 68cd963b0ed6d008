import type { components } from '../../api-spec/schema.gen';
import type { Day } from '../company/days';
import type { Field } from './fields';

type Schemas = components['schemas'];
export type Choices = Schemas['ImportChoices'];
export type Preview = Schemas['ImportPreview'];
export type RowEntry = NonNullable<Schemas['ImportRow']['entry']>;
export type RowProblem = Schemas['ImportRow']['problems'][number];
export type Word = Preview['values'][number];

/** The rows that a question is about. */
export type QuestionRows = NonNullable<Preview['questionRows']>[number];

/** A table that is not read: the row with its titles, and the titles. */
export type OtherTable = NonNullable<Preview['otherTables']>[number];

/** What the analysis must know of the company. */
export type Context = {
  /** A file may name an archived category, but no other word is taken for it. */
  categories: readonly { name: string; kind: string | null; isArchived?: boolean }[];
  /** The names of merged categories, and those that have their entries. */
  mergedNames?: readonly { name: string; becomes: string }[];
  today: Day;
  /** For a hint about the kind of its entries. */
  fileName: string;
};

/** Why a row is no entry, or is left out. */
export type SkipReason =
  | 'titles'
  | 'total'
  | 'note'
  | 'example'
  | 'incomplete'
  | 'other-table'
  | 'hidden'
  | 'status'
  | 'choice'
  | 'same-amount';

export type AnalysedRow = {
  row: number;
  state: 'ready' | 'invalid' | 'skipped';
  skipReason?: SkipReason;
  /** Its cells, for a skipped row. */
  text: string;
  entry: RowEntry;
  problems: RowProblem[];
  /** Whether an earlier row of the file has the same values. */
  isRepeated: boolean;
};

/** How a file is understood, with all its rows. */
export type Analysis = Omit<Preview, 'known' | 'choices' | 'counts' | 'rows'> & {
  choices: Choices;
  /** Whether the file looks like a bank statement. */
  isStatement: boolean;
  rows: AnalysedRow[];
};

/** The fields of the columns, by index. */
export type Columns = (Field | null)[];

/** A choice that does not fit the file. */
export class RefusedChoices extends Error {
  readonly problem = 'choices';
}
