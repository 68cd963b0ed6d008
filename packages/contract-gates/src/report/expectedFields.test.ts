import { expectedFields } from './expectedFields';

const match = (...kinds: string[]) => ({ matchers: kinds.map((kind) => ({ match: kind })) });

it.each([
  ['no rule', {}, 'exact'],
  ['a rule of its own', { '$.list[0].code': match('type') }, 'type'],
  ['a rule for every entry', { '$.list[*].code': match('regex') }, 'type'],
  ['a rule in brackets', { "$['list'][*]['code']": match('type') }, 'type'],
  ['a rule from above', { '$.list': match('type') }, 'type'],
  ['a nearer rule', { '$.list': match('type'), '$.list[*].code': match('equality') }, 'exact'],
  ['a rule for null', { '$.list[0].code': match('null') }, 'exact'],
  ['a rule without matchers', { '$.list[0].code': { matchers: [] } }, 'exact'],
  [
    'a rule for every entry, and one for the first',
    { '$.list[*].code': match('type'), '$.list[0].code': match('equality') },
    'exact',
  ],
  ['one of two matchers', { '$.list[0].code': { ...match('equality', 'type'), combine: 'OR' } }, 'type'],
  ['a rule of another field', { '$.list[*].name': match('type') }, 'exact'],
])('%s', (_what, body, how) => {
  const fields = expectedFields({ headers: {}, body: { list: [{ code: 1 }] }, rules: { body } });
  expect(fields.get('list[].code')).toBe(how);
});

it('returns only fields, without headers, lists and items', () => {
  const part = { headers: { etag: ['1'] }, body: [{ a: { b: [1, { c: null }] } }], rules: {} };
  expect([...expectedFields(part).keys()]).toEqual(['[].a', '[].a.b', '[].a.b[].c']);
});
