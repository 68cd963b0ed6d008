import { explainDatabase, explainOpening } from '../database/explainDatabase';
import { migrate } from '../database/migrate';
import { explainErrors, toCannotStart } from '../errors/cannotStart';
import { closeAll } from '../process/lifetime';
import { migrationsFolder } from '../process/prepareDatabase';
import { openDatabase } from '../process/serve';
import { readDatabaseSettings } from '../settings/settings';

/**
 * Runs `npm run migrate`, which applies the missing migrations and ends. A deployment runs it with an account that may create
 * tables, before replicas start whose account may not.
 * @returns the exit code: 0 all migrations are applied, 1 failure.
 */
export async function migrateDatabase(
  env: Readonly<Record<string, string | undefined>>,
  projectFolder: string,
  terminal: { print: (line: string) => void; printError: (line: string) => void },
): Promise<number> {
  const closers: (() => Promise<void>)[] = [];
  try {
    const settings = readDatabaseSettings(env, projectFolder);
    const database = await explainErrors(explainOpening(settings), () => openDatabase(settings, closers));
    const appliedFiles = await explainErrors(explainDatabase(settings), () =>
      migrate(database, migrationsFolder(projectFolder)),
    );
    for (const name of appliedFiles) terminal.print(`applied ${name}`);
    if (appliedFiles.length === 0) terminal.print('no migration is missing');
    return 0;
  } catch (error) {
    terminal.printError(toCannotStart(error).message);
    return 1;
  } finally {
    await closeAll(closers);
  }
}
