import { readFileSync } from 'node:fs';
import config from '../../../contract.config';
import { scenariosOf } from '../src/description/operations';
import { readDocument } from '../src/description/readDocument';

/** The scenarios of this repository. */
export const SCENARIOS = scenariosOf(readDocument(readFileSync(config.description, 'utf8')));
