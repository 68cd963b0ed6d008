import { deleteOldEvents, countOldEvents, type OldEvents } from '../events/deleteOldEvents';
import { readCompany } from '../company/company';
import type { Database } from '../database/database';
import { databaseCode, INSUFFICIENT_PRIVILEGE } from '../database/databaseErrors';
import { explainDatabase, explainOpening } from '../database/explainDatabase';
import { migrate } from '../database/migrate';
import { CannotStart, explainErrors, toCannotStart } from '../errors/cannotStart';
import { closeAll } from '../process/lifetime';
import { migrationsFolder } from '../process/prepareDatabase';
import { openDatabase } from '../process/serve';
import { readDatabaseSettings, readEventSettings } from '../settings/settings';

const USAGE = `npm run events -- delete-old [--dry-run]

Deletes the events that are older than BOOK_EVENTS_MONTHS and DOOR_EVENTS_MONTHS, and records that as an event.
--dry-run only shows how many they are. The account of DATABASE_URL must own the tables. The folder of DATA_DIR must have no server.`;

type Terminal = { print: (line: string) => void; printError: (line: string) => void };

/**
 * Runs `npm run events`, which deletes old events.
 * @param args the arguments after the script's name.
 * @returns the exit code: 0 success, 1 failure, 2 invalid command line.
 */
export async function manageEvents(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  projectFolder: string,
  { terminal, clock = () => new Date() }: { terminal: Terminal; clock?: () => Date },
): Promise<number> {
  const [command, option, ...others] = args;
  const isDryRun = option === '--dry-run';
  if (command !== 'delete-old' || others.length > 0 || (option !== undefined && !isDryRun)) {
    terminal.printError(USAGE);
    return 2;
  }
  const closers: (() => Promise<void>)[] = [];
  try {
    const settings = readDatabaseSettings(env, projectFolder);
    const months = readEventSettings(env, projectFolder);
    const database = await explainErrors(explainOpening(settings), () => openDatabase(settings, closers));
    const old = await explainErrors(explainDatabase(settings), async () => {
      await migrate(database, migrationsFolder(projectFolder));
      const work = { months, now: clock(), timeZone: (await readCompany(database.queries)).timeZone };
      return isDryRun ? countOldEvents(database.queries, work) : await deleteAsOwner(database, work);
    });
    for (const line of describe(old, isDryRun)) terminal.print(line);
    return 0;
  } catch (error) {
    terminal.printError(toCannotStart(error).message);
    return 1;
  } finally {
    await closeAll(closers);
  }
}

async function deleteAsOwner(
  database: Database,
  work: Parameters<typeof deleteOldEvents>[1],
): Promise<OldEvents> {
  try {
    return await deleteOldEvents(database, work);
  } catch (error) {
    if (databaseCode(error) !== INSUFFICIENT_PRIVILEGE) throw error;
    throw new CannotStart(
      'The account of DATABASE_URL may not delete events, and nothing was deleted. Give the account that owns the tables.',
    );
  }
}

const describe = ({ books, door }: OldEvents, isDryRun: boolean): string[] => {
  const verb = isDryRun ? 'would be deleted' : 'deleted';
  return [
    `events of the books before ${books.before}: ${String(books.count)} ${verb}`,
    `events of the door before ${door.before}: ${String(door.count)} ${verb}`,
  ];
};
