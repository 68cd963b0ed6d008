// The agreement of a sports club. It has what the example lacks: two providers, a sign-in, validators, several scenarios.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashText } from '../src/description/document';
import type { Document } from '../src/description/document';
import { listScenarios } from '../src/description/scenarios';
import { readDocument, readObject } from '../src/description/readDocument';
import type { Agreement } from '../src/config';
import { validatorFiles } from '../src/validators';
import config from './club/contract.config';

export const CLUB = 'packages/contract-gates/test/club';

/** Reads a file that the configuration names. */
export const readClub = (file: string): string => readFileSync(join(CLUB, file), 'utf8');

export const CLUB_DESCRIPTION = readDocument(readClub(config.description));

/** The scenarios of the description. */
export const SCENARIOS = listScenarios(CLUB_DESCRIPTION);

/** The interactions of both pacts in one pact. */
export const CLUB_PACT: Document = {
  ...readObject(readClub(config.agreements[0].pact)),
  interactions: config.agreements.flatMap(({ pact }) => readObject(readClub(pact))['interactions']),
};

/**
 * Returns the hash that identifies the consumer's side: `sha256sum FILES | sha256sum`.
 * @param read Reads a file of the repository.
 */
export function identityOf(agreement: Agreement, read: (file: string) => string): string {
  const club = { ...config, description: join(CLUB, config.description) };
  const files = [agreement.pact, ...validatorFiles(club, agreement)];
  return hashText(files.map((file) => `${hashText(read(file))}  ${file}\n`).join(''));
}
