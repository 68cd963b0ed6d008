// The short names of CSS classes in a build.
import { readdirSync } from 'node:fs';
import { makeShortNames, readClasses } from '../scripts/cssModules';

it('every class of the portal has a short name of its own, the same in each build', () => {
  const shortName = makeShortNames();
  const again = makeShortNames();
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => `src/${file.replaceAll('\\', '/')}`);
  const names = files.flatMap((file) => readClasses(file).map((name) => shortName(file, name)));
  expect(names.length).toBeGreaterThan(400);
  expect(new Set(names).size).toBe(names.length);
  // Filters against advertisements hide names such as `ads`.
  for (const name of names) expect(name).toMatch(/^[a-z]\d[\w-]+$/i);
  expect(files.flatMap((file) => readClasses(file).map((name) => again(file, name)))).toEqual(names);
});
