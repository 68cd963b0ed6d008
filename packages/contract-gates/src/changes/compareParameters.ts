import { entry, isObject, resolved, textIn } from '../description/document';
import type { JsonObject } from '../description/document';
import type { Change } from './change';
import { compareSchemas } from './compareSchemas';
import { compareDeprecation, sunsetOf } from './deprecation';
import type { DescribedOperation } from './described';
import { change } from './descriptionRules';
import { compareUnsupported } from './compareUnsupported';
import { serializationOf } from './serialization';

/** Parts of the path by their position; everything else by where it is sent and its name. */
export function compareParameters(
  before: DescribedOperation,
  after: DescribedOperation,
  today: string,
): Change[] {
  const [old, now] = [parametersOf(before), parametersOf(after)];
  const id = before.operation.id;
  const changes: Change[] = [];
  for (const [key, { name, required }] of now) {
    if (old.has(key)) continue;
    const at = `${id} ${name}`;
    changes.push(
      required
        ? change('parameter-required', at, 'is new, and has to be sent')
        : change('parameter-added', at, 'is new'),
    );
  }
  for (const [key, was] of old) {
    const is = now.get(key);
    const at = `${id} ${was.name}`;
    if (is === undefined) {
      changes.push(removal(was, at, today));
      continue;
    }
    if (was.name !== is.name) changes.push(change('path-parameter-renamed', at, `is called ${is.name}`));
    if (!was.required && is.required)
      changes.push(change('parameter-required', at, 'was optional, is required'));
    if (was.required && !is.required) changes.push(change('parameter-optional', at, 'may be left out'));
    changes.push(
      ...compareUnsupported(
        { ...before, value: { ...serializationOf(was.value, was.where), content: was.value['content'] } },
        { ...after, value: { ...serializationOf(is.value, is.where), content: is.value['content'] } },
        ['style', 'explode', 'allowReserved', 'content'],
        at,
      ),
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

function removal({ value }: Parameter, at: string, today: string): Change {
  const sunset = sunsetOf(value);
  if (sunset === null) return change('parameter-removed', at, 'is no longer taken');
  return sunset <= today
    ? change('parameter-retired', at, `was to be left by ${sunset}`)
    : change('parameter-removed', at, `is gone before ${sunset}`);
}

type Parameter = { name: string; where: string; required: boolean; value: JsonObject };

/** The names in a path, of which one piece between slashes may hold several. */
const partsOf = (path: string) => [...path.matchAll(/\{([^}]*)\}/g)].map(([, name]) => name);

/** An operation's own parameters stand before those of its path. */
function parametersOf({ document, operation }: DescribedOperation): Map<string, Parameter> {
  const shared = entry(entry(entry(document, 'paths'), operation.path), 'parameters');
  const own = operation.value['parameters'];
  const all = [shared, own].flatMap((some): unknown[] => (Array.isArray(some) ? some : []));
  return new Map(
    all.map((one): [string, Parameter] => {
      const found = resolved(document, one);
      const value = isObject(found) ? found : {};
      const [where, name] = [textIn(value, 'in') ?? '', textIn(value, 'name') ?? ''];
      const position = partsOf(operation.path).indexOf(name);
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
