import { follow, isObject, readList, readString, resolved } from '../description/document';
import type { JsonObject } from '../description/document';
import type { DescribedOperation } from '../description/operations';
import type { Change } from './change';
import { compareSchemas } from './compareSchemas';
import { changeOnRemoval, compareDeprecation } from './deprecation';
import { change } from './descriptionRules';
import { compareSerialization } from './compareUnsupported';
import type { Serialized } from './compareUnsupported';
import { formatParameter } from './schemaLocation';

/** Compares path parameters by position, and all others by location and name. */
export function compareParameters(
  before: DescribedOperation,
  after: DescribedOperation,
  today: string,
): Change[] {
  const [oldParameters, newParameters] = [readParameters(before), readParameters(after)];
  const id = before.operation.id;
  const changes: Change[] = [];
  for (const [key, { name, required }] of newParameters) {
    if (oldParameters.has(key)) continue;
    const at = `${id} ${name}`;
    changes.push(
      required
        ? change('parameter-required', at, 'is new and required')
        : change('parameter-added', at, 'is new'),
    );
  }
  for (const [key, oldParameter] of oldParameters) {
    const newParameter = newParameters.get(key);
    const at = `${id} ${oldParameter.name}`;
    if (newParameter === undefined) {
      changes.push(changeOnRemoval(oldParameter.value, at, today, 'parameter-retired', 'parameter-removed'));
      continue;
    }
    if (oldParameter.location === 'path' && oldParameter.name !== newParameter.name)
      changes.push(change('path-parameter-renamed', at, `is called ${newParameter.name}`));
    if (!oldParameter.required && newParameter.required)
      changes.push(change('parameter-required', at, 'was optional, is required'));
    if (oldParameter.required && !newParameter.required)
      changes.push(change('parameter-optional', at, 'is now optional'));
    changes.push(
      ...compareSerialization(oldParameter, newParameter, at),
      ...compareDeprecation(oldParameter.value, newParameter.value, at, today),
      ...compareSchemas(
        { document: oldParameter.document, value: oldParameter.value['schema'] },
        { document: newParameter.document, value: newParameter.value['schema'] },
        {
          of: at,
          path: '',
          direction: 'request',
          today,
          within: [],
          always: oldParameter.required && newParameter.required,
        },
      ),
    );
  }
  return changes;
}

type Parameter = Serialized & { name: string; required: boolean; value: JsonObject };

/** Names of path parameters. One segment may contain several. */
const readPathNames = (path: string) => [...path.matchAll(/\{([^}]*)\}/g)].map(([, name]) => name);

/** The parameters of an operation replace those of its path. */
function readParameters({ document, operation }: DescribedOperation): Map<string, Parameter> {
  const owners = [follow(document, ['paths', operation.path]), operation.value];
  return new Map(
    owners
      .flatMap((owner) => readList(owner, 'parameters'))
      .map((one): [string, Parameter] => {
        const parameter = resolved(document, one);
        const value = isObject(parameter) ? parameter : {};
        const [location, name] = [readString(value, 'in') ?? '', readString(value, 'name') ?? ''];
        const position = readPathNames(operation.path).indexOf(name);
        const key =
          location === 'path' && position >= 0
            ? `path ${position}`
            : `${location} ${location === 'header' ? name.toLowerCase() : name}`;
        return [
          key,
          {
            name: formatParameter(value),
            location,
            required: value['required'] === true,
            document,
            value,
          },
        ];
      }),
  );
}
