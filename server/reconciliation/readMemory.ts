import { and, desc, eq, isNull } from 'drizzle-orm';
import { fold } from '../../api-spec/fold';
import type { components } from '../../api-spec/schema.gen';
import { matches, statementLines } from '../database/bankTables';
import type { Queries } from '../database/database';
import { categories, entries, payments } from '../database/tables';

type Usual = NonNullable<components['schemas']['ProposalList']['lines'][number]['usual']>;

/** What the texts of an account's lines were. Undone matches do not count. */
type LineMemory = {
  /** The names to which a text was matched. The texts are folded. */
  names: Map<string, Set<string>>;
  /** The newest entry of a text and a direction. */
  usualOf: (line: { text: string; cents: number }) => Usual | undefined;
};

/** The newest matches say to which name a text belongs. */
const REMEMBERED_MATCHES = 1_000;

export async function readMemory(queries: Queries, accountId: number): Promise<LineMemory> {
  const rows = await queries
    .select({
      text: statementLines.text,
      cents: statementLines.cents,
      counterparty: entries.counterparty,
      category: categories.name,
      isArchived: categories.isArchived,
    })
    .from(matches)
    .innerJoin(statementLines, eq(statementLines.id, matches.lineId))
    .innerJoin(payments, eq(payments.id, matches.paymentId))
    .innerJoin(entries, eq(entries.id, payments.entryId))
    .innerJoin(categories, eq(categories.id, entries.categoryId))
    .where(and(isNull(matches.voidedAt), eq(statementLines.accountId, accountId)))
    .orderBy(desc(matches.id))
    .limit(REMEMBERED_MATCHES);
  const names = new Map<string, Set<string>>();
  const usual = new Map<string, Usual>();
  const keyOf = ({ text, cents }: { text: string; cents: number }) => `${Math.sign(cents)} ${fold(text)}`;
  for (const { counterparty, category, isArchived, ...line } of rows) {
    const ofText = names.get(fold(line.text)) ?? new Set();
    names.set(fold(line.text), ofText.add(fold(counterparty)));
    // An empty text says nothing, and an archived category is not offered.
    if (fold(line.text) !== '' && !isArchived && !usual.has(keyOf(line)))
      usual.set(keyOf(line), { counterparty, category });
  }
  return { names, usualOf: (line) => usual.get(keyOf(line)) };
}
