import { readFileSync, readdirSync } from 'node:fs';
import { DESCRIPTION, entry } from './description/document';
import { readDocument } from './description/readDocument';
import { operationsOf } from './description/operations';
import { AGREEMENTS } from './places';

const FOLDER = 'api-spec/validators';
const document = readDocument(readFileSync(DESCRIPTION, 'utf8'));

/** Names of the schemas that a part of the description refers to, at any depth. */
function schemasIn(part: unknown, found = new Set<string>()): Set<string> {
  if (typeof part !== 'object' || part === null) return found;
  for (const [key, value] of Object.entries(part)) {
    const name = key === '$ref' ? /^#\/components\/(\w+)\/(\w+)$/.exec(String(value)) : null;
    if (name === null) schemasIn(value, found);
    else if (!found.has(name[2] ?? '')) {
      found.add(name[2] ?? '');
      schemasIn(entry(entry(entry(document, 'components'), name[1] ?? ''), name[2] ?? ''), found);
    }
  }
  return found;
}

it.each(AGREEMENTS)(
  'the agreement with $provider names the generated guards of its responses',
  ({ tag, validators }) => {
    const own = operationsOf(document).filter(({ value }) =>
      (entry(value, 'tags') as string[]).includes(tag),
    );
    const schemas = schemasIn(own.map(({ value }) => entry(value, 'responses')));
    const guards = readdirSync(FOLDER).filter((file) => file.endsWith('.gen.js'));
    const wanted = guards.filter((file) => schemas.has(file.replace(/^is(\w+)\.gen\.js$/, '$1')));
    expect([...validators].sort()).toEqual(wanted.map((file) => `${FOLDER}/${file}`).sort());
  },
);

it('each generated guard is part of an agreement, and so of what names the portal in the records', () => {
  const named: string[] = AGREEMENTS.flatMap(({ validators }) => validators);
  const guards = readdirSync(FOLDER).filter((file) => file.endsWith('.gen.js'));
  expect(guards.filter((file) => !named.includes(`${FOLDER}/${file}`))).toEqual([]);
});
