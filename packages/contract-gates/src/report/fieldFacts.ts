// Collects for each field: declared, expected, read, returned, and findings.
import { entries, entry, resolved, readString } from '../description/document';
import type { Document } from '../description/document';
import { findJsonContent } from '../description/jsonContent';
import { listOperations } from '../description/operations';
import type { Operation } from '../description/operations';
import type { Interaction } from '../pact/pactFile';
import type { Verification } from '../records/records';
import type { CodeUses } from './codeUses';
import { declaredFields } from './declaredFields';
import type { Declaration, DeclaredField } from './declaredFields';
import { expectedFields } from './expectedFields';
import type { How } from './expectedFields';

export type FieldFact = {
  /** `signIn`. For an interaction without an operation, the text before its colon. */
  operation: string;
  /** Statuses with the same schema. A request has none. */
  statuses: string[];
  /** `courts[].code` */
  path: string;
  /** Empty: only the pact has the field. */
  declarations: Declaration[];
  required: boolean;
  expected: { interaction: string; how: How }[];
  /** Locations where the consumer's code reads it, or sets it in a request. */
  code: string[];
  /** By the verified provider. `unknown`: no such response is recorded. */
  returned: 'yes' | 'no' | 'unknown';
  findings: Finding[];
};

/** The worst first. */
export const FINDINGS = ['undeclared', 'notReturned', 'optional', 'unused', 'pactOnly'] as const;
export type Finding = (typeof FINDINGS)[number];

type Given = {
  document: Document;
  interactions: Interaction[];
  uses: CodeUses;
  /** From the last verification of each agreement. */
  returned: Verification['returned'];
};

export function fieldFacts(given: Given): FieldFact[] {
  const operations = listOperations(given.document);
  const parts = operations.flatMap((operation) => partsOf(given.document, operation));
  const undescribed = given.interactions
    .map((one) => ({ operation: operationIn(one), statuses: [String(one.status)] }))
    .filter(({ operation, statuses }) => !parts.some((part) => isSame(part, operation, statuses)))
    .map((part) => ({ ...part, fields: [] }));
  return [...parts, ...undescribed].flatMap((part) => factsOf(part, given));
}

type MessagePart = { operation: string; statuses: string[]; fields: DeclaredField[] };

const operationIn = ({ description }: Interaction) => description.replace(/:.*$/s, '');

const isSame = (part: MessagePart, operation: string, statuses: string[]) =>
  part.operation === operation && statuses.some((status) => part.statuses.includes(status));

function partsOf(document: Document, { id, value }: Operation): MessagePart[] {
  const schemaOf = (part: unknown) => entry(findJsonContent(resolved(document, part)), 'schema');
  const body = schemaOf(entry(value, 'requestBody'));
  const request = declaredFields(document, body, `operations.${id}.requestBody.content.application/json`);
  const responses = new Map<string, MessagePart>();
  for (const [status, response] of entries(entry(value, 'responses'))) {
    const schema = schemaOf(response);
    if (schema === undefined) continue;
    const key = `operations.${id}.responses.${status}.content.application/json`;
    const name = readString(schema, '$ref') ?? key;
    const part = responses.get(name);
    if (part) part.statuses.push(status);
    else
      responses.set(name, {
        operation: id,
        statuses: [status],
        fields: declaredFields(document, schema, key),
      });
  }
  return [
    ...(request.length > 0 ? [{ operation: id, statuses: [], fields: request }] : []),
    ...responses.values(),
  ];
}

function factsOf(part: MessagePart, { interactions, uses, returned }: Given): FieldFact[] {
  const { operation, statuses } = part;
  const isRequest = statuses.length === 0;
  const expected = new Map<string, FieldFact['expected']>();
  for (const interaction of interactions) {
    if (operationIn(interaction) !== operation) continue;
    if (!isRequest && !statuses.includes(String(interaction.status))) continue;
    const fields = expectedFields(isRequest ? interaction.request : interaction.response);
    for (const [path, how] of fields) {
      expected.set(path, [...(expected.get(path) ?? []), { interaction: interaction.description, how }]);
    }
  }

  const declared = new Map(part.fields.map((field) => [field.path, field]));
  return [...new Set([...declared.keys(), ...expected.keys()])].map((path) => {
    const { declarations = [], required = false } = declared.get(path) ?? {};
    const locations = declarations.flatMap(
      ({ key }) => (isRequest ? uses.writes : uses.reads).get(key) ?? [],
    );
    // Code reads some fields of a response before its type is known.
    const isSuccess = statuses.some((status) => status.startsWith('2'));
    const byName = isSuccess ? (uses.readsByName.get(path) ?? []) : [];
    const fact = {
      operation,
      statuses,
      path,
      declarations,
      required,
      expected: expected.get(path) ?? [],
      code: [...new Set([...locations, ...byName])].sort(),
      returned: isRequest ? ('unknown' as const) : returnedBy(returned, operation, statuses, path),
    };
    const readVariantKeys = declarations.filter(({ key }) => uses.reads.has(key));
    // Code that reads one variant may rely on the required fields of that variant.
    const isGuaranteed =
      readVariantKeys.length > 0 ? readVariantKeys.every((variant) => variant.required) : required;
    return { ...fact, findings: findingsOf(fact, isGuaranteed) };
  });
}

function returnedBy(
  returned: Given['returned'],
  operation: string,
  statuses: string[],
  path: string,
): FieldFact['returned'] {
  const responses = statuses.flatMap((status) => returned[`${operation} ${status}`] ?? []);
  if (responses.length === 0) return 'unknown';
  // A record has only the paths of values, not those of objects and lists.
  return responses.some((one) => one === path || one.startsWith(`${path}.`) || one.startsWith(`${path}[`))
    ? 'yes'
    : 'no';
}

/** @param isGuaranteed Whether the description requires the field wherever the consumer reads it. */
function findingsOf(fact: Omit<FieldFact, 'findings'>, isGuaranteed: boolean): Finding[] {
  const isDeclared = fact.declarations.length > 0;
  const isResponse = fact.statuses.length > 0;
  const isExpected = fact.expected.length > 0;
  const isRead = fact.code.length > 0;
  const isUsed = isExpected || isRead;
  const isFound: Record<Finding, boolean> = {
    undeclared: !isDeclared,
    notReturned: isUsed && fact.returned === 'no',
    optional: isDeclared && isResponse && isUsed && !isGuaranteed,
    unused: !isUsed,
    pactOnly: isDeclared && isExpected && !isRead,
  };
  return FINDINGS.filter((finding) => isFound[finding]);
}
