import type { PlantedChange } from '../plantedChange';
import { callsOfTheClient } from './client/calls';
import { fieldsOfTheClient } from './client/fields';
import { callsOfTheDescription } from './description/calls';
import { fieldsOfTheDescription } from './description/fields';
import { changesOfTheMock } from './mock';
import { callsOfThePact } from './pact/calls';
import { fieldsOfThePact } from './pact/fields';
import { callsOfTheBackend } from './provider/calls';
import { fieldsOfTheBackend } from './provider/fields';
import { changesOfTheSecondBackend } from './provider/second';

/** In the order of the table. */
export const PLANTED: readonly PlantedChange[] = [
  ...fieldsOfTheDescription,
  ...callsOfTheDescription,
  ...fieldsOfThePact,
  ...callsOfThePact,
  ...fieldsOfTheClient,
  ...callsOfTheClient,
  ...changesOfTheMock,
  ...fieldsOfTheBackend,
  ...callsOfTheBackend,
  ...changesOfTheSecondBackend,
];
