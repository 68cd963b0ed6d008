import type { PlantedChange } from '../plantedChange';
import { callsOfTheClient } from './client/calls';
import { fieldsOfTheClient } from './client/fields';
import { callsOfTheDescription } from './description/calls';
import { fieldsOfTheDescription } from './description/fields';
import { narrowedDescription } from './description/narrowed';
import { changesOfTheMock } from './mock';
import { callsOfThePact } from './pact/calls';
import { fieldsOfThePact } from './pact/fields';
import { narrowedPact } from './pact/narrowed';
import { callsOfTheBackend } from './provider/calls';
import { fieldsOfTheBackend } from './provider/fields';

/** In the order of the table. */
export const PLANTED: readonly PlantedChange[] = [
  ...fieldsOfTheDescription,
  ...callsOfTheDescription,
  ...narrowedDescription,
  ...fieldsOfThePact,
  ...callsOfThePact,
  ...narrowedPact,
  ...fieldsOfTheClient,
  ...callsOfTheClient,
  ...changesOfTheMock,
  ...fieldsOfTheBackend,
  ...callsOfTheBackend,
];
