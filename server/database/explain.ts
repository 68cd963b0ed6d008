import { folderSentence } from '../dataFolder';
import type { Explain } from '../failedStart';
import type { DatabaseSettings } from '../settings';
import { DiskNearlyFull } from './room';
import { isDatabaseUnavailable } from './unavailable';

const LATER = 'Try again when that is over, or correct DATABASE_URL.';

// By SQLSTATE, and by the codes of Node and pg. Each ends with what to do.
const SERVER_SENTENCES: Readonly<Record<string, string>> = {
  '28P01': 'The database refuses the user or password in DATABASE_URL. Correct DATABASE_URL.',
  '28000':
    'The database refuses the user in DATABASE_URL, or a connection without TLS. Correct DATABASE_URL, for instance with ?sslmode=require.',
  '3D000': 'The database named in DATABASE_URL does not exist. Make it, or correct DATABASE_URL.',
  '3F000':
    'The database named in DATABASE_URL has no schema to make tables in. Make one, or correct DATABASE_URL.',
  '42501':
    'The user in DATABASE_URL may not make or change tables. Grant it that right, or name another user in DATABASE_URL.',
  '25006': `The database in DATABASE_URL is read-only. ${LATER}`,
  '53100': `The disk of the database in DATABASE_URL is full. ${LATER}`,
};

/** Says why the database of the settings failed. Never repeats DATABASE_URL, which has a password. */
export const explainDatabase =
  ({ databaseUrl, dataFolder }: DatabaseSettings): Explain =>
  (code, error) => {
    if (error instanceof DiskNearlyFull) return error.message;
    return databaseUrl === null ? explainEmbedded(dataFolder, code) : explainServer(code, error);
  };

/** Says why the database of the settings cannot be opened. */
export const explainOpening =
  (settings: DatabaseSettings): Explain =>
  (code, error) =>
    explainDatabase(settings)(code, error);

function explainEmbedded(folder: string, code: string): string | null {
  if (code === '53100') return folderSentence(folder, 'ENOSPC');
  return /^E[A-Z]+$/.test(code) ? folderSentence(folder, code) : null;
}

function explainServer(code: string, error: unknown): string | null {
  const sentence = SERVER_SENTENCES[code];
  if (sentence !== undefined) return sentence;
  if (isDatabaseUnavailable(error)) {
    return `The database in DATABASE_URL cannot be reached (${code === '' ? 'no code' : code}). ${LATER}`;
  }
  return null;
}
