import type { JsonObject } from '../description/document';
import {
  canonical,
  isAnnotation,
  readListedValues,
  readNarrowTypes,
  readTypes,
  readVariants,
  withUnionKeywords,
} from '../description/schemaShape';
import type { Schema } from '../description/schemaShape';
import type { Change } from './change';
import { compareFields } from './compareFields';
import type { ShapedSchema } from './compareFields';
import { compareDefaults, compareDiscriminators } from './compareMeanings';
import { compareSubtypes, readSelected } from './compareSubtypes';
import { compareUnsupported } from './compareUnsupported';
import { compareVariants } from './compareVariants';
import { compareDeprecation } from './deprecation';
import { change } from './descriptionRules';
import { LIMITS, compareLimits } from './limits';
import { listUnionKeywords, readShapes } from './normalShape';
import { child, formatLocation } from './schemaLocation';
import type { SchemaLocation } from './schemaLocation';

const COMPARED = [
  ...LIMITS,
  ...['type', 'enum', 'const', 'properties', 'required', 'additionalProperties', 'items'],
  ...['default', 'discriminator'],
];

/** Lists all changes between two schemas. */
export function compareSchemas(before: Schema, after: Schema, location: SchemaLocation): Change[] {
  const pair = canonical([before.value, after.value, location.discriminators]);
  if (location.within.includes(pair)) return [];
  const [oldShape, newShape] = readShapes(before, after);
  const bases = location.bases ?? new Set();
  const inside: SchemaLocation = { ...location, bases, within: [...location.within, pair] };
  const [oldVariants, newVariants] = [readVariants(before, oldShape), readVariants(after, newShape)];
  // If only one side is a union, the other side counts as its only variant.
  if ((oldVariants === null) !== (newVariants === null)) {
    const whole = (schema: Schema) => [{ name: '', schema }];
    return compareVariants(
      oldVariants?.map((variant) => withUnionKeywords(variant, oldShape)) ?? whole(before),
      newVariants?.map((variant) => withUnionKeywords(variant, newShape)) ?? whole(after),
      inside,
      compareSchemas,
    );
  }
  const [oldShaped, newShaped] = [
    { ...before, shape: oldShape },
    { ...after, shape: newShape },
  ];
  const selected = readSelected(oldShaped, newShaped, inside);
  const isUnion = oldVariants !== null && newVariants !== null;
  const changes = [
    ...compareDeprecation(oldShape, newShape, formatLocation(location), location.today),
    ...(isUnion
      ? compareVariants(
          selected?.before ?? oldVariants,
          selected?.after ?? newVariants,
          selected?.inside ?? inside,
          compareSchemas,
        )
      : []),
    ...compareShapes(oldShaped, newShaped, inside),
  ];
  return isUnion || selected === null
    ? changes
    : [...changes, ...compareSubtypes(selected, changes, compareSchemas)];
}

function compareShapes(before: ShapedSchema, after: ShapedSchema, location: SchemaLocation): Change[] {
  const [oldShape, newShape] = [before.shape, after.shape];
  return [
    ...compareTypes(oldShape, newShape, location),
    ...compareValues(oldShape, newShape, location),
    ...compareRanges(oldShape, newShape, location),
    ...compareFields(before, after, location, compareSchemas),
    ...compareItems(before, after, location),
    ...compareMoreFields(before, after, location),
    ...compareJsonTexts(before, after, location),
    ...compareDefaults(oldShape, newShape, location),
    ...compareDiscriminators(before, after, location),
    ...compareOtherKeywords(before, after, location),
  ];
}

function compareTypes(oldShape: JsonObject, newShape: JsonObject, location: SchemaLocation): Change[] {
  const [oldTypes, newTypes] = [readTypes(oldShape), readTypes(newShape)];
  const at = formatLocation(location);
  const isRequest = location.direction === 'request';
  const isIn = (type: string, types: string[]) =>
    types.includes(type) || (type === 'integer' && types.includes('number'));
  const isRemoved = readNarrowTypes(oldShape).some((type) => type !== 'null' && !isIn(type, newTypes));
  const isAdded = readNarrowTypes(newShape).some((type) => type !== 'null' && !isIn(type, oldTypes));
  const message = `${formatTypes(oldTypes)} became ${formatTypes(newTypes)}`;
  const changes: Change[] = [];
  // A change in both directions counts as the breaking one.
  if (isRemoved && (isRequest || !isAdded))
    changes.push(change(`${location.direction}-type-narrowed`, at, message));
  else if (isAdded) changes.push(change(`${location.direction}-type-widened`, at, message));

  const [wasNull, isNull] = [oldTypes.includes('null'), newTypes.includes('null')];
  if (wasNull === isNull) return changes;
  const rule = isRequest
    ? (`request-null-${isNull ? 'taken' : 'refused'}` as const)
    : (`response-null-${isNull ? 'possible' : 'gone'}` as const);
  return [...changes, change(rule, at, isNull ? 'null is possible now' : 'null is no longer possible')];
}

const formatTypes = (types: string[]) => types.filter((type) => type !== 'null').join(' or ') || 'only null';

function compareValues(oldShape: JsonObject, newShape: JsonObject, location: SchemaLocation): Change[] {
  const [oldValues, newValues] = [readListedValues(oldShape), readListedValues(newShape)];
  if (oldValues === null && newValues === null) return [];
  const any = ['any other value'];
  const removed =
    oldValues === null ? any : oldValues.filter((value) => !(newValues ?? oldValues).includes(value));
  const added =
    newValues === null ? any : newValues.filter((value) => !(oldValues ?? newValues).includes(value));
  const report = (kind: 'removed' | 'added', values: string[], prefix: string) =>
    values.length === 0
      ? []
      : [
          change(
            `${location.direction}-enum-value-${kind}`,
            formatLocation(location),
            `${prefix}: ${values.join(', ')}`,
          ),
        ];
  return [...report('removed', removed, 'no longer'), ...report('added', added, 'new')];
}

function compareRanges(oldShape: JsonObject, newShape: JsonObject, location: SchemaLocation): Change[] {
  const { tightened, loosened } = compareLimits(oldShape, newShape);
  const at = formatLocation(location);
  return [
    ...tightened.map((message) => change(`${location.direction}-limits-tightened`, at, message)),
    ...loosened.map((message) => change(`${location.direction}-limits-loosened`, at, message)),
  ];
}

function compareItems(before: ShapedSchema, after: ShapedSchema, location: SchemaLocation): Change[] {
  if (!('items' in before.shape) && !('items' in after.shape)) return [];
  const itemsOf = (schema: ShapedSchema): Schema => ({ ...schema, value: schema.shape['items'] });
  return compareSchemas(itemsOf(before), itemsOf(after), child(location, '[]'));
}

/** A text that contains JSON, such as a field of a form. Without its media type, the schema has no effect. */
const isJsonText = (shape: JsonObject): boolean =>
  'contentSchema' in shape &&
  shape['contentMediaType'] === 'application/json' &&
  shape['contentEncoding'] === undefined;

/** Compares the JSON of texts. */
function compareJsonTexts(before: ShapedSchema, after: ShapedSchema, location: SchemaLocation): Change[] {
  if (!isJsonText(before.shape) || !isJsonText(after.shape)) return [];
  const jsonOf = (schema: ShapedSchema): Schema => ({ ...schema, value: schema.shape['contentSchema'] });
  return compareSchemas(jsonOf(before), jsonOf(after), child(location, ''));
}

/** Compares whether undescribed fields are allowed. */
function compareMoreFields(before: ShapedSchema, after: ShapedSchema, location: SchemaLocation): Change[] {
  const [oldRule, newRule] = [before, after].map(({ shape }) => shape['additionalProperties'] ?? true);
  if (oldRule === newRule) return [];
  if (oldRule !== false && newRule !== false)
    return compareSchemas(
      { ...before, value: oldRule },
      { ...after, value: newRule },
      child(location, '{any}'),
    );
  const at = formatLocation(location);
  if (location.direction === 'response') {
    return oldRule === false
      ? [change('response-more-fields-possible', at, 'undescribed fields are possible now')]
      : [change('response-more-fields-gone', at, 'undescribed fields are no longer possible')];
  }
  return newRule === false
    ? [change('request-more-fields-refused', at, 'undescribed fields are no longer accepted')]
    : [change('request-more-fields-taken', at, 'undescribed fields are accepted now')];
}

function compareOtherKeywords(before: ShapedSchema, after: ShapedSchema, location: SchemaLocation): Change[] {
  const [oldShape, newShape] = [before.shape, after.shape];
  const compared = [
    ...COMPARED,
    ...listUnionKeywords(before, after),
    ...(isJsonText(oldShape) && isJsonText(newShape) ? ['contentSchema'] : []),
  ];
  const keywords = [...new Set([...Object.keys(oldShape), ...Object.keys(newShape)])].filter(
    (one) => !compared.includes(one) && !isAnnotation(one) && !hasNoEffect(one, oldShape, newShape),
  );
  return compareUnsupported(
    { ...before, value: oldShape },
    { ...after, value: newShape },
    keywords,
    formatLocation(location),
  );
}

/** Keywords without effect if they are `true` or empty. */
const MAY_BE_EMPTY = [
  ...['unevaluatedProperties', 'unevaluatedItems', 'propertyNames', 'patternProperties'],
  ...['dependentRequired', 'dependentSchemas', 'prefixItems', 'allOf'],
];

const hasNoEffect = (keyword: string, ...shapes: JsonObject[]): boolean =>
  MAY_BE_EMPTY.includes(keyword) &&
  shapes.every((shape) => ['nothing', 'true', '{}', '[]'].includes(canonical(shape[keyword])));
