// The short names of CSS classes in a build.
import { readdirSync } from 'node:fs';
import { makeShortNames, readClasses } from '../scripts/cssModules';

it('every class of the portal has a short name of its own, the same in each build', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => `src/${file.replaceAll('\\', '/')}`);
  const listNames = (shortName: ReturnType<typeof makeShortNames>) =>
    files.flatMap((file) => readClasses(file).map((name) => shortName(file, name)));
  const names = listNames(makeShortNames());
  expect(names.length).toBeGreaterThan(400);
  expect(new Set(names).size).toBe(names.length);
  // Filters against advertisements hide names such as `ads`.
  for (const name of names) expect(name).toMatch(/^[a-z]\d[\w-]+$/i);
  expect(listNames(makeShortNames())).toEqual(names);
});
