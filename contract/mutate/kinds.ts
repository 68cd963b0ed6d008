// What can go wrong with an agreement, and where. A kind that cannot stand in a place says why.

/** Where a change is planted. */
export const PLACES = {
  description: 'the API description, and what is generated from it',
  pact: 'the committed pact, by hand or written by changed consumer tests',
  client: 'the portal’s calls and its tests of the pact',
  mock: 'the mock',
  provider: 'the two backends, and the states they are brought into',
} as const;
export type Place = keyof typeof PLACES;

export const KINDS = {
  'rename a field': {},
  'retype a field': {},
  'drop a field': {},
  'make a field optional': {
    pact: 'A pact knows no optional fields: one that is not expected is dropped.',
  },
  'ask for one field more': {},
  'null where a text is': {},
  'another status for an accepted login': {},
  'a token of another type': {},
  'swap the arms': {},
  'another HTTP status': {},
  '404 for 401': {},
  'drop a state': {},
  'drop a scenario': {},
  'rename a scenario': {},
  'change the case of a path': {},
  'drop a header': {},
  'drop the security': {},
  'loosen an exact value': {},
  'coerce a value': {},
  'leave what is generated stale': {},
  'allow a change in a way that cannot be read': {},
} as const satisfies Record<string, Partial<Record<Place, string>>>;
export type Kind = keyof typeof KINDS;
