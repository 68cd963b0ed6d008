import { USER_ID_PATTERN } from '../auth/users';
import { deleteOldEvents, countOldEvents, type EventMonths, type OldEvents } from '../events/deleteOldEvents';
import { eraseName } from '../events/eraseName';
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
npm run events -- erase-name ID

Deletes the events that are older than BOOK_EVENTS_MONTHS and DOOR_EVENTS_MONTHS, and records that as an event.
--dry-run only shows how many they are.
erase-name replaces the name of a person in all events. ID is that of npm run users -- list, or of the log. The account of DATABASE_URL must own the tables. The folder of DATA_DIR must have no server.`;

type Terminal = { print: (line: string) => void; printError: (line: string) => void };

/**
 * Runs `npm run events`, which deletes old events and erases names.
 * @param args the arguments after the script's name.
 * @returns the exit code: 0 success, 1 failure, 2 invalid command line.
 */
export async function manageEvents(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  projectFolder: string,
  { terminal, clock = () => new Date() }: { terminal: Terminal; clock?: () => Date },
): Promise<number> {
  const run = readCommand(args);
  if (run === null) {
    terminal.printError(USAGE);
    return 2;
  }
  const closers: (() => Promise<void>)[] = [];
  try {
    const settings = readDatabaseSettings(env, projectFolder);
    const months = readEventSettings(env, projectFolder);
    const database = await explainErrors(explainOpening(settings), () => openDatabase(settings, closers));
    const lines = await explainErrors(explainDatabase(settings), async () => {
      await migrate(database, migrationsFolder(projectFolder));
      return await asOwner(() => run(database, { months, now: clock() }));
    });
    for (const line of lines) terminal.print(line);
    return 0;
  } catch (error) {
    terminal.printError(toCannotStart(error).message);
    return 1;
  } finally {
    await closeAll(closers);
  }
}

type Command = (database: Database, given: { months: EventMonths; now: Date }) => Promise<string[]>;

/** Returns null for an invalid command line. */
function readCommand([command, option, ...others]: readonly string[]): Command | null {
  if (others.length > 0) return null;
  if (command === 'erase-name' && option !== undefined && USER_ID_PATTERN.test(option))
    return async (database, { now }) => {
      const erased = await eraseName(database, option.toLowerCase(), now);
      if (erased === null) throw new CannotStart('No event has another name of this person.');
      return [`events with the name: ${String(erased.events)}. They now have: ${erased.name}`];
    };
  const isDryRun = option === '--dry-run';
  if (command !== 'delete-old' || (option !== undefined && !isDryRun)) return null;
  return async (database, given) => {
    const work = { ...given, timeZone: (await readCompany(database.queries)).timeZone };
    const change = isDryRun ? countOldEvents(database.queries, work) : deleteOldEvents(database, work);
    return describe(await change, isDryRun);
  };
}

async function asOwner<T>(change: () => Promise<T>): Promise<T> {
  try {
    return await change();
  } catch (error) {
    if (databaseCode(error) !== INSUFFICIENT_PRIVILEGE) throw error;
    throw new CannotStart(
      'The account of DATABASE_URL may not change events, and nothing was changed. Give the account that owns the tables.',
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
