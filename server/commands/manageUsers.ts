import { makeKeyedHash, nameInLog } from '../auth/keyedHash';
import { DEFAULT_COST, makePasswords } from '../auth/passwords';
import { readStoredSecret } from '../auth/tokenSecret';
import { explainDatabase, explainOpening } from '../database/explainDatabase';
import { migrate } from '../database/migrate';
import { CannotStart, explainErrors, explainFile, innerCode } from '../errors/cannotStart';
import { closeAll } from '../process/lifetime';
import { migrationsFolder } from '../process/prepareDatabase';
import { openDatabase } from '../process/serve';
import { readDatabaseSettings, readSecretSettings } from '../settings/settings';
import { AnswerRefused, openAnswers } from './answers';
import { askLogin, CommandRefused, runUsersCommand, type Terminal } from './runUsersCommand';
import { parseCommand, QUESTIONS, USAGE, WrongCommandLine } from './usersCommandLine';

/**
 * Runs `npm run users`, which shows and changes users.
 * @param args the arguments after the script's name.
 * @returns the exit code: 0 success, 1 refusal or failure, 2 invalid command line.
 */
export async function manageUsers(
  args: string[],
  env: Readonly<Record<string, string | undefined>>,
  projectFolder: string,
  terminal: Terminal,
): Promise<number> {
  const closers: (() => Promise<void>)[] = [];
  return reportErrors(terminal, async () => {
    const command = parseCommand(args);
    if (command.kind === 'hash') {
      await printKeyedHash(terminal, readSecretSettings(env, projectFolder));
      return;
    }
    const settings = readDatabaseSettings(env, projectFolder);
    const isProduction = env['NODE_ENV'] === 'production';
    try {
      const database = await explainErrors(explainOpening(settings), () => openDatabase(settings, closers));
      const passwords = makePasswords(DEFAULT_COST);
      await explainErrors(explainDatabase(settings), async () => {
        await migrate(database, migrationsFolder(projectFolder));
        await runUsersCommand(command, {
          database,
          passwords,
          clock: () => new Date(),
          terminal,
          isProduction,
        });
      });
    } finally {
      await closeAll(closers);
    }
  });
}

/** Reads a login and prints its keyed hash, with the current and with the previous secret. */
async function printKeyedHash(
  { input, errors, print }: Terminal,
  { dataFolder, tokenSecret, previousTokenSecret }: ReturnType<typeof readSecretSettings>,
): Promise<void> {
  const secret = tokenSecret ?? (await readStoredSecret(dataFolder));
  if (secret === null)
    throw new CommandRefused('There is no secret yet. Give TOKEN_SECRET, or start the server once.');
  const answers = openAnswers(input, errors, QUESTIONS.hash);
  const login = await askLogin(answers).finally(() => answers.close());
  print(nameInLog(makeKeyedHash(secret), login));
  if (previousTokenSecret !== null)
    print(`${nameInLog(makeKeyedHash(previousTokenSecret), login)} (TOKEN_SECRET_PREVIOUS)`);
}

/** Runs a command and returns its exit code. Prints an error as a sentence without personal data. */
async function reportErrors({ errors }: Terminal, work: () => Promise<void>): Promise<number> {
  try {
    await work();
    return 0;
  } catch (error) {
    if (error instanceof WrongCommandLine) {
      errors.write(`${error.message}\n\n${USAGE}\n`);
      return 2;
    }
    errors.write(`${sentenceFor(error)}\n`);
    return 1;
  }
}

function sentenceFor(error: unknown): string {
  if (error instanceof CommandRefused || error instanceof AnswerRefused)
    return `${error.message} Nothing was changed.`;
  if (error instanceof CannotStart) return error.message;
  // The message of a database error can contain a login, a name or a hash.
  return explainFile(error) ?? `The command failed (${innerCode(error) || 'no code'}).`;
}
