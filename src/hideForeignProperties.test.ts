import { hideForeignProperties } from './hideForeignProperties';

it('loops skip the properties that a foreign script added before or adds later [specification §8.29]', () => {
  const prototype: object = { before: 'foreign' };
  Object.defineProperty(prototype, 'broken', {
    enumerable: true,
    configurable: true,
    get: () => {
      throw new Error('foreign');
    },
  });
  const record: object = Object.assign(Object.create(prototype) as object, { own: 1 });
  hideForeignProperties([prototype]);
  expect(Reflect.set(prototype, 'later', 'foreign')).toBe(false);
  const names: string[] = [];
  for (const name in record) names.push(name);
  expect(names).toEqual(['own']);
  expect(Reflect.get(record, 'before')).toBe('foreign');
});

it('a property that the language reads from any object is removed [specification §8.29]', () => {
  const prototype = { toJSON: () => 'foreign', then: () => undefined };
  const record: object = Object.assign(Object.create(prototype) as object, { own: 1 });
  hideForeignProperties([prototype]);
  expect(JSON.stringify(record)).toBe('{"own":1}');
  expect(record).not.toHaveProperty('then');
});
