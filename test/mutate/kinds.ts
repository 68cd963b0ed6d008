// What can go wrong with an agreement, and where. A kind that cannot stand in a place says why.

/** Where a change is planted. */
export const PLACES = {
  description: 'the API description, and what is generated from it',
  pact: 'the committed pact, by hand or written by changed consumer tests',
  client: 'the portal’s calls, and its tests of the pact',
  mock: 'the mock',
  provider: 'the two backends, and the states that they are brought into',
} as const;
export type Place = keyof typeof PLACES;

const COPIES = 'The mock says nothing of its own here: it gives the description’s examples.';
const GENERATED = 'Nothing is generated from it.';
const COMPARED = 'Only what is compared with the base has changes to allow.';
const SENDS_NONE = 'The portal sends no responses. What it refuses comes from the description.';
const MAY_DO_LESS = 'A backend that uses less than it may keeps to the description.';
const LISTS_NONE = 'Operations are listed in the description and the pacts alone.';
const NO_NAMES = 'A backend knows the states, and nothing of the scenarios’ names.';

/** Each kind, with the places where it cannot stand and the reason. */
export const KINDS = {
  'rename a field': {},
  'retype a field': {},
  'drop a field': {},
  'make a field optional': {
    pact: 'A pact knows no optional fields: one that is not expected is dropped.',
    mock: COPIES,
  },
  'ask for one field more': {},
  'null where a text is': {},
  'another status for an accepted login': {},
  'a token of another type': {},
  'swap the arms': {},
  'another HTTP status': {},
  '404 for 401': {},
  'drop a state': { mock: 'The mock has no states: who signs in chooses the scenario.' },
  'drop a scenario': { provider: NO_NAMES },
  'rename a scenario': { mock: COPIES, provider: NO_NAMES },
  'change the case of a path': {},
  'drop a header': {},
  'drop the security': {},
  'loosen an exact value': { mock: COPIES },
  'coerce a value': {
    description: 'A description says what is sent, and converts nothing.',
    pact: 'A pact says what is sent, and converts nothing.',
  },
  'let a wrong answer out': {
    description: 'This is about who checks answers against the description.',
    pact: 'A pact sends nothing.',
  },
  'narrow a response': { client: SENDS_NONE, mock: COPIES, provider: MAY_DO_LESS },
  'hide an operation': { client: LISTS_NONE, mock: LISTS_NONE, provider: LISTS_NONE },
  'move to another agreement': { client: LISTS_NONE, mock: LISTS_NONE, provider: LISTS_NONE },
  'leave what is generated stale': { client: GENERATED, mock: GENERATED, provider: GENERATED },
  'allow a change that may not be allowed': {
    pact: COMPARED,
    client: COMPARED,
    mock: COMPARED,
    provider: COMPARED,
  },
} as const satisfies Record<string, Partial<Record<Place, string>>>;
export type Kind = keyof typeof KINDS;
