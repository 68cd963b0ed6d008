import { entries, entry, follow, readList, resolved } from '../description/document';
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
import { compareDeprecation, readSunset } from './deprecation';
import { change } from './descriptionRules';
import { compareUnsupported } from './compareUnsupported';
import { pairUp } from './pairUp';
import type { Schema } from '../description/schemaShape';

/**
 * Lists all changes between two descriptions.
 * @param today `YYYY-MM-DD`, for announced removals.
 * @param validated Names of the schemas that the consumer validates at run time.
 */
export function compareDescriptions(
  before: Document,
  after: Document,
  today: string,
  validated: readonly string[] = [],
): Change[] {
  const { pairs, removed, added } = pairUp(
    listOperations(before),
    listOperations(after),
    (oldOperation, newOperation) => oldOperation.id === newOperation.id,
    (oldOperation, newOperation) => addressOf(oldOperation) === addressOf(newOperation),
  );
  return [
    ...removed.map((operation) => removal(operation, today)),
    ...added.map(({ id, method, path }) => change('operation-added', id, `${method} ${path} is new`)),
    ...pairs.flatMap(([one, other]) =>
      compareOperations(
        { document: before, operation: one },
        { document: after, operation: other },
        today,
        validated,
      ),
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
  today: string,
  validated: readonly string[],
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
  const [oldTags, newTags] = [formatTags(oldOperation), formatTags(newOperation)];
  if (oldTags !== newTags)
    changes.push(change('operation-tags-changed', oldOperation.id, `${oldTags} became ${newTags}`));
  return [
    ...changes,
    ...compareDeprecation(oldOperation.value, newOperation.value, oldOperation.id, today),
    ...compareSecurity(before, after),
    ...compareRoles(before, after),
    ...compareParameters(before, after, today),
    ...compareRequests(before, after, today),
    ...compareResponses(before, after, today, validated),
    ...compareUnsupported(readRest(before), readRest(after), ['servers', 'callbacks'], oldOperation.id),
  ];
}

/** The tags decide which agreements an operation belongs to. */
const formatTags = ({ value }: Operation): string =>
  readList(value, 'tags').map(String).sort().join(', ') || 'no tag';

/** Keywords without rules. */
function readRest({ document, operation: { path, value } }: DescribedOperation): Schema {
  const servers =
    value['servers'] ?? entry(entry(entry(document, 'paths'), path), 'servers') ?? document['servers'];
  // Only the address of a server counts.
  const urls = Array.isArray(servers) ? servers.map((server) => entry(server, 'url')) : servers;
  return { document, value: { servers: urls, callbacks: value['callbacks'] } };
}
