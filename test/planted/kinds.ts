// The kinds of faults in an agreement. Mutation tests plant faults in the code itself (test/mutation).

/** The documents that faults are planted in. */
export const DOCUMENTS = {
  description: 'the API description and its generated files',
  pact: 'the committed pacts',
} as const;
export type DocumentName = keyof typeof DOCUMENTS;

const COMPARED = 'Only the comparison of descriptions has a list of allowed changes.';
const NO_ROLES = 'A pact names no roles. The session of an interaction has one, from its provider state.';
const NO_OPTIONAL_FIELDS = 'A pact has no optional fields. An unexpected field is simply absent.';

/** Each kind of fault, with the reason for every document in which it cannot occur. */
export const KINDS = {
  'rename a field': {},
  'retype a field': {},
  'drop a field': {},
  'make a field optional': { pact: NO_OPTIONAL_FIELDS },
  'require one more field': {},
  'allow null': {},
  'change the status of an accepted login': {},
  'change the type of the token': {},
  'swap the variants': {},
  'change an HTTP status': {},
  'replace 401 by 404': {},
  'drop a provider state': {},
  'drop a scenario': {},
  'rename a scenario': {},
  'change the case of a path': {},
  'drop a header': {},
  'drop the security': {},
  'narrow the roles': { pact: NO_ROLES },
  'loosen an exact value': {},
  'narrow a response': {},
  'hide an operation': {},
  'move to another agreement': {},
  'edit a generated file': {},
  'allow a change without permission': { pact: COMPARED },
} as const satisfies Record<string, Partial<Record<DocumentName, string>>>;
export type Kind = keyof typeof KINDS;
