import {
  matches,
  statementBalances,
  statementImports,
  statementLines,
} from '../../../server/database/bankTables';
import type { Database } from '../../../server/database/database';
import { users } from '../../../server/database/tables';

let lines = 0;

/** Stores a line of the first account, as the import of a statement does. Returns its id. */
export async function addLine(
  { queries }: Database,
  values: Partial<typeof statementLines.$inferInsert> = {},
): Promise<string> {
  const [user] = await queries.select().from(users).limit(1);
  const [file] = await queries
    .insert(statementImports)
    .values({
      ...{ importedAt: new Date(), userId: user?.id ?? '', userName: user?.name ?? '' },
      ...{ fileName: 'extrato.ofx', fileHash: '0' },
    })
    .returning();
  lines += 1;
  const [line] = await queries
    .insert(statementLines)
    .values({
      ...{ accountId: 1, importId: file?.id ?? 0, fingerprint: `line ${lines}`, occurrence: 1 },
      ...{ day: '2026-11-20', cents: 100_000, text: 'PIX PADARIA SAO JOAO', ...values },
    })
    .returning();
  return String(line?.id);
}

/** Deletes the lines of statements with their matches and imports. */
export async function emptyLines({ queries }: Database): Promise<void> {
  for (const table of [matches, statementBalances, statementLines, statementImports])
    await queries.delete(table);
}
