import { entry, isObject, resolved, readString } from '../description/document';
import type { JsonObject } from '../description/document';
import type { DescribedOperation } from '../description/operations';
import type { Change } from './change';
import { compareSchemas } from './compareSchemas';
import { changeOnRemoval, compareDeprecation } from './deprecation';
import { change } from './descriptionRules';
import { compareSerialization } from './compareUnsupported';

/** Compares path parameters by position, and all others by kind and name. */
export function compareParameters(
  before: DescribedOperation,
  after: DescribedOperation,
  today: string,
): Change[] {
  const [old, now] = [readParameters(before), readParameters(after)];
  const id = before.operation.id;
  const changes: Change[] = [];
  for (const [key, { name, required }] of now) {
    if (old.has(key)) continue;
    const at = `${id} ${name}`;
    changes.push(
      required
        ? change('parameter-required', at, 'is new and required')
        : change('parameter-added', at, 'is new'),
    );
  }
  for (const [key, was] of old) {
    const is = now.get(key);
    const at = `${id} ${was.name}`;
    if (is === undefined) {
      changes.push(changeOnRemoval(was.value, at, today, 'parameter-retired', 'parameter-removed'));
      continue;
    }
    if (was.name !== is.name) changes.push(change('path-parameter-renamed', at, `is called ${is.name}`));
    if (!was.required && is.required)
      changes.push(change('parameter-required', at, 'was optional, is required'));
    if (was.required && !is.required) changes.push(change('parameter-optional', at, 'is now optional'));
    changes.push(
      ...compareSerialization(before, after, [was.value, is.value], [was.where, is.where], at),
      ...compareDeprecation(was.value, is.value, at, today),
      ...compareSchemas(
        { document: before.document, value: was.value['schema'] },
        { document: after.document, value: is.value['schema'] },
        { of: at, path: '', direction: 'request', today, within: [], always: was.required && is.required },
      ),
    );
  }
  return changes;
}

type Parameter = { name: string; where: string; required: boolean; value: JsonObject };

/** Names of path parameters. One segment may contain several. */
const readPathNames = (path: string) => [...path.matchAll(/\{([^}]*)\}/g)].map(([, name]) => name);

/** The parameters of an operation replace those of its path. */
function readParameters({ document, operation }: DescribedOperation): Map<string, Parameter> {
  const shared = entry(entry(entry(document, 'paths'), operation.path), 'parameters');
  const own = operation.value['parameters'];
  const all = [shared, own].flatMap((some): unknown[] => (Array.isArray(some) ? some : []));
  return new Map(
    all.map((one): [string, Parameter] => {
      const found = resolved(document, one);
      const value = isObject(found) ? found : {};
      const [where, name] = [readString(value, 'in') ?? '', readString(value, 'name') ?? ''];
      const position = readPathNames(operation.path).indexOf(name);
      const key =
        where === 'path' && position >= 0
          ? `path ${position}`
          : `${where} ${where === 'header' ? name.toLowerCase() : name}`;
      return [
        key,
        {
          name: where === 'path' ? `{${name}}` : `${where} ${name}`,
          where,
          required: value['required'] === true,
          value,
        },
      ];
    }),
  );
}
