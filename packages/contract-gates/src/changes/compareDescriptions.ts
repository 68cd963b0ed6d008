import { entries, entry, follow, readList, readString, resolved } from '../description/document';
import type { Document } from '../description/document';
import { listOperations } from '../description/operations';
import type { DescribedOperation, Operation } from '../description/operations';
import type { Change } from './change';
import { compareResponses } from './compareResponses';
import { findValidated, addProviderChanges } from './compareForProviders';
import { compareParameters } from './compareParameters';
import { compareRequests } from './compareRequests';
import { compareRoles } from './compareRoles';
import { compareSecurity } from './compareSecurity';
import { compareTags } from './compareTags';
import { compareDeprecation, readSunset } from './deprecation';
import { change } from './descriptionRules';
import { compareUnsupported } from './compareUnsupported';
import { pairUp } from './pairUp';
import { withoutTexts } from './withoutTexts';

export type Agreed = {
  /** `YYYY-MM-DD`, for announced removals. */
  today: string;
  /** Names of the schemas that the consumer validates at run time. */
  validated: readonly string[];
  /** Tags of the agreements. Any other tag is a text. */
  tags: readonly string[];
};

/** Lists all changes between two descriptions. */
export function compareDescriptions(earlier: Document, current: Document, agreed: Agreed): Change[] {
  const { today, validated } = agreed;
  const [before, after] = [withoutTexts(earlier), withoutTexts(current)];
  const { pairs, removed, added } = pairUp(
    listOperations(before),
    listOperations(after),
    (oldOperation, newOperation) => oldOperation.id !== '' && oldOperation.id === newOperation.id,
    (oldOperation, newOperation) => addressOf(oldOperation) === addressOf(newOperation),
  );
  return [
    ...removed.map((operation) => removal(operation, today)),
    ...added.map(({ id, method, path }) => change('operation-added', id, `${method} ${path} is new`)),
    ...pairs.flatMap(([one, other]) =>
      compareOperations({ document: before, operation: one }, { document: after, operation: other }, agreed),
    ),
    ...compareValidatedParts(before, after, today, validated),
  ];
}

/** The names of path parameters are not sent. */
const addressOf = ({ method, path }: Operation) => `${method} ${path.replaceAll(/\{[^}]*\}/g, '{}')}`;

function removal({ id, method, path, value }: Operation, today: string): Change {
  const sunset = readSunset(value);
  const message = `${method} ${path} is removed`;
  if (sunset === null) return change('operation-removed', id, message);
  return sunset <= today
    ? change('operation-retired', id, `${message}; the announced day was ${sunset}`)
    : change('operation-removed-before-sunset', id, `${message}; it was announced for ${sunset}`);
}

/** Compares validated schemas that are only parts of a response. */
function compareValidatedParts(
  before: Document,
  after: Document,
  today: string,
  validated: readonly string[],
): Change[] {
  const whole = [before, after].flatMap((document) =>
    listOperations(document).flatMap(({ value }) =>
      entries(value['responses']).flatMap(([, response]) =>
        entries(entry(resolved(document, response), 'content')).flatMap(([, media]) =>
          findValidated(document, entry(media, 'schema'), validated),
        ),
      ),
    ),
  );
  return validated
    .filter((name) => !whole.includes(name))
    .flatMap((name) => {
      const [oldSchema, newSchema] = [before, after].map((document) => ({
        document,
        value: follow(document, ['components', 'schemas', name]),
      }));
      if (oldSchema?.value === undefined || newSchema?.value === undefined) return [];
      const location = { of: `schema ${name}`, path: '', direction: 'response', today, within: [] } as const;
      return addProviderChanges([], oldSchema, newSchema, location);
    });
}

function compareOperations(
  before: DescribedOperation,
  after: DescribedOperation,
  { today, validated, tags }: Agreed,
): Change[] {
  const [oldOperation, newOperation] = [before.operation, after.operation];
  const changes: Change[] = [];
  if (oldOperation.id !== newOperation.id)
    changes.push(change('operation-renamed', oldOperation.id, `is called ${newOperation.id}`));
  if (addressOf(oldOperation) !== addressOf(newOperation)) {
    changes.push(
      change(
        'operation-moved',
        oldOperation.id,
        `${oldOperation.method} ${oldOperation.path} became ${newOperation.method} ${newOperation.path}`,
      ),
    );
  }
  return [
    ...changes,
    ...compareTags(oldOperation, newOperation, tags),
    ...compareDeprecation(oldOperation.value, newOperation.value, oldOperation.id, today),
    ...compareSecurity(before, after),
    ...compareRoles(before, after),
    ...compareParameters(before, after, today),
    ...compareRequests(before, after, today),
    ...compareResponses(before, after, today, validated),
    ...compareAddresses(before, after),
    ...compareUnsupported(
      { document: before.document, value: oldOperation.value },
      { document: after.document, value: newOperation.value },
      ['callbacks'],
      oldOperation.id,
    ),
  ];
}

/** One more address, or another order, breaks no caller. */
function compareAddresses(before: DescribedOperation, after: DescribedOperation): Change[] {
  const gone = readAddresses(before).filter((url) => !readAddresses(after).includes(url));
  return gone.length === 0
    ? []
    : [change('keyword-unsupported', before.operation.id, `the address ${gone.join(', ')} is gone`)];
}

/** Without any `servers`, the address is that of the description. */
function readAddresses({ document, operation: { path, value } }: DescribedOperation): string[] {
  const servers = [value, follow(document, ['paths', path]), document]
    .map((owner) => readList(owner, 'servers'))
    .find((list) => list.length > 0);
  return servers?.map((server) => readString(server, 'url') ?? '') ?? ['/'];
}
