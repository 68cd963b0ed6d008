// What is known of each field that travels: declared, expected, read, returned, and what stands out in that.
import { entries, entry, resolved, textIn } from '../description/document';
import type { Document } from '../description/document';
import { jsonIn, operationsOf } from '../description/operations';
import type { Operation } from '../description/operations';
import type { Interaction } from '../pact/pactFile';
import type { Verification } from '../records/records';
import type { CodeUses } from './codeUses';
import { declaredFields } from './declaredFields';
import type { Declaration, DeclaredField } from './declaredFields';
import { expectedFields } from './expectedFields';
import type { How } from './expectedFields';

export type FieldFact = {
  /** `getToken`; of an interaction without an operation, what stands before its colon. */
  operation: string;
  /** Statuses that share a schema are one; a request has none. */
  statuses: string[];
  /** `dashboards[].code` */
  path: string;
  /** Empty: the pact alone knows it. */
  declarations: Declaration[];
  required: boolean;
  expected: { interaction: string; how: How }[];
  /** Where the portal's code reads it, or sets it in a request. */
  code: string[];
  /** By the verified provider; `unknown` where it was not asked for such an answer, or nothing is recorded. */
  returned: 'yes' | 'no' | 'unknown';
  findings: Finding[];
};

/** What stands out, the worst first. */
export const FINDINGS = ['undeclared', 'notReturned', 'optional', 'unused', 'pactOnly'] as const;
export type Finding = (typeof FINDINGS)[number];

type Given = {
  document: Document;
  interactions: Interaction[];
  uses: CodeUses;
  /** By the last verification of each agreement; empty where none is recorded. */
  returned: Verification['returned'];
};

export function fieldFacts(given: Given): FieldFact[] {
  const operations = operationsOf(given.document);
  const parts = operations.flatMap((operation) => partsOf(given.document, operation));
  const strangers = given.interactions
    .map((one) => ({ operation: operationIn(one), statuses: [String(one.status)] }))
    .filter(({ operation, statuses }) => !parts.some((part) => isSame(part, operation, statuses)))
    .map((part) => ({ ...part, fields: [] }));
  return [...parts, ...strangers].flatMap((part) => factsOf(part, given));
}

type TravellingPart = { operation: string; statuses: string[]; fields: DeclaredField[] };

const operationIn = ({ description }: Interaction) => description.replace(/:.*$/s, '');

const isSame = (part: TravellingPart, operation: string, statuses: string[]) =>
  part.operation === operation && statuses.some((status) => part.statuses.includes(status));

function partsOf(document: Document, { id, value }: Operation): TravellingPart[] {
  const schemaOf = (part: unknown) => entry(jsonIn(resolved(document, part)), 'schema');
  const body = schemaOf(entry(value, 'requestBody'));
  const request = declaredFields(document, body, `operations.${id}.requestBody.content.application/json`);
  const responses = new Map<string, TravellingPart>();
  for (const [status, response] of entries(entry(value, 'responses'))) {
    const schema = schemaOf(response);
    if (schema === undefined) continue;
    const key = `operations.${id}.responses.${status}.content.application/json`;
    const name = textIn(schema, '$ref') ?? key;
    const known = responses.get(name);
    if (known) known.statuses.push(status);
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

function factsOf(part: TravellingPart, { interactions, uses, returned }: Given): FieldFact[] {
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
    const places = declarations.flatMap(({ key }) => (isRequest ? uses.writes : uses.reads).get(key) ?? []);
    // A field of an answer that is looked at before its type is known.
    const isSuccess = statuses.some((status) => status.startsWith('2'));
    const byName = isSuccess ? (uses.readsByName.get(path) ?? []) : [];
    const known = {
      operation,
      statuses,
      path,
      declarations,
      required,
      expected: expected.get(path) ?? [],
      code: [...new Set([...places, ...byName])].sort(),
      returned: isRequest ? ('unknown' as const) : returnedBy(returned, operation, statuses, path),
    };
    const readVariantKeys = declarations.filter(({ key }) => uses.reads.has(key));
    // Code that knows which arm it has may rely on what that arm promises.
    const isGuaranteed =
      readVariantKeys.length > 0 ? readVariantKeys.every((variant) => variant.required) : required;
    return { ...known, findings: findingsOf(known, isGuaranteed) };
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
  // A record names what holds a value: of a list or an object, what stands in it.
  return responses.some((one) => one === path || one.startsWith(`${path}.`) || one.startsWith(`${path}[`))
    ? 'yes'
    : 'no';
}

/** @param isSure whether the description promises the field wherever the portal reads it */
function findingsOf(fact: Omit<FieldFact, 'findings'>, isGuaranteed: boolean): Finding[] {
  const isDeclared = fact.declarations.length > 0;
  const isResponse = fact.statuses.length > 0;
  const isExpected = fact.expected.length > 0;
  const isRead = fact.code.length > 0;
  const isUsed = isExpected || isRead;
  const holds: Record<Finding, boolean> = {
    undeclared: !isDeclared,
    notReturned: isUsed && fact.returned === 'no',
    optional: isDeclared && isResponse && isUsed && !isGuaranteed,
    unused: !isUsed,
    pactOnly: isDeclared && isExpected && !isRead,
  };
  return FINDINGS.filter((finding) => holds[finding]);
}
