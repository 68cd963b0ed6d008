import type { Explain } from '../errors/cannotStart';
import { isSystemCode } from '../errors/errorCode';
import { describeFolderError } from './dataFolder';
import type { DatabaseSettings } from './database';
import { DiskNearlyFull } from './freeSpace';
import {
  databaseCode,
  findAddressError,
  INSUFFICIENT_PRIVILEGE,
  isDatabaseUnavailable,
} from './databaseErrors';

/** Explains an error of the database. Never repeats DATABASE_URL, because it contains a password. */
export const explainDatabase =
  ({ databaseUrl, dataFolder }: DatabaseSettings): Explain =>
  (code, error) => {
    if (error instanceof DiskNearlyFull) return error.message;
    return databaseUrl === null ? explainEmbedded(dataFolder, code) : explainServer(code, error);
  };

/** Explains why the database cannot be opened. */
export const explainOpening =
  (settings: DatabaseSettings): Explain =>
  (code, error) => {
    const { databaseUrl, dataFolder } = settings;
    const sentence = explainDatabase(settings)(code, error);
    if (sentence !== null) return sentence;
    if (databaseUrl !== null && isSystemCode(code))
      return `A file that DATABASE_URL names cannot be read (${code}). Correct sslrootcert, sslcert or sslkey there.`;
    if (databaseUrl !== null) return 'DATABASE_URL cannot be used as the address of a database. Correct it.';
    // PGlite does not report the reason.
    return `The embedded database in ${dataFolder} cannot be opened. The folder may be damaged, or its disk full. Restore a backup of it, or name another one in DATA_DIR.`;
  };

const DISK_FULL = '53100';

function explainEmbedded(folder: string, code: string): string | null {
  if (code === DISK_FULL) return describeFolderError(folder, 'ENOSPC');
  if (isSystemCode(code)) return describeFolderError(folder, code);
  // SQLSTATE classes of internal errors and of system errors.
  if (!/^(XX|58)\w{3}$/.test(code)) return null;
  return `The embedded database in ${folder} refuses a query (SQLSTATE ${code}), and may be damaged. Restore a backup of that folder, or name another one in DATA_DIR.`;
}

const REMEDY = 'Correct this, or change DATABASE_URL.';

// Sentences by SQLSTATE. Each one ends with what to do.
const SERVER_SENTENCES: Readonly<Record<string, string>> = {
  '28P01': 'The database refuses the user or password in DATABASE_URL. Correct DATABASE_URL.',
  '28000':
    'The database refuses the user in DATABASE_URL, or a connection without TLS. Correct DATABASE_URL, for instance with ?sslmode=verify-full.',
  '3D000': 'The database named in DATABASE_URL does not exist. Create it, or correct DATABASE_URL.',
  '3F000': 'The database in DATABASE_URL has no schema for the tables. Create one, or correct DATABASE_URL.',
  [INSUFFICIENT_PRIVILEGE]:
    'The user in DATABASE_URL may not create, change or read the tables. Grant this right, or name another user in DATABASE_URL.',
  '25006': `The database in DATABASE_URL is read-only. ${REMEDY}`,
  [DISK_FULL]: `The disk of the database in DATABASE_URL is full. ${REMEDY}`,
};

const WRONG_ADDRESS_SENTENCES = {
  password: 'The database asks for a password, and DATABASE_URL has none. Correct DATABASE_URL.',
  tls: 'The database has no TLS, and sslmode in DATABASE_URL asks for it. Switch TLS on there, or correct DATABASE_URL.',
};

function explainServer(code: string, error: unknown): string | null {
  const wrongPart = findAddressError(error);
  if (wrongPart !== null) return WRONG_ADDRESS_SENTENCES[wrongPart];
  const sentence = SERVER_SENTENCES[code];
  if (sentence !== undefined) return sentence;
  if (isDatabaseUnavailable(error)) {
    const why = code === '' ? '' : ` (${code})`;
    return `The database in DATABASE_URL cannot be used now${why}. Check that it runs, and host, port and TLS in DATABASE_URL.`;
  }
  const sqlState = databaseCode(error);
  if (sqlState === '') return null;
  return `The database in DATABASE_URL refuses a query (SQLSTATE ${sqlState}). The log of PostgreSQL says more.`;
}
