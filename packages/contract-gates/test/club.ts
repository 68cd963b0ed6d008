// The agreement of a sports club. It has what the example lacks: two providers, a sign-in, validators, several scenarios.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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

/** The files whose hashes identify what the consumer expects of a provider. */
export const identityFiles = (agreement: Agreement): string[] => [
  agreement.pact,
  ...validatorFiles({ ...config, description: join(CLUB, config.description) }, agreement),
];
