import { readFileSync } from 'node:fs';
import config from '../../../contract.config';
import { listScenarios } from '../src/description/operations';
import { readDocument } from '../src/description/readDocument';

/** The scenarios of this repository. */
export const SCENARIOS = listScenarios(readDocument(readFileSync(config.description, 'utf8')));
