// Keeps the table of docs/permissions.md equal to the API description.
import { readFileSync } from 'node:fs';
import { DESCRIPTION } from '../api-spec/generatorSettings';
import { ROLES } from '../server/database/roles';
import { loadDescription, type DescribedRoute } from '../server/http/description';
import { ROLES as PORTAL_ROLES } from '../src/config/roles';

/** Addresses that only tell and change what belongs to the caller. */
const OWN = /^\/(?:account|session)\b/;

/** Returns who may call an operation, as the table says it. Null: every role, so it has no row. */
function nameCallers({ roles, options: { url } }: DescribedRoute): string | null {
  if (roles === null) return 'public';
  if (roles.length < ROLES.length) return roles.join(', ');
  return OWN.test(url) ? 'own' : null;
}

it('docs/permissions.md names every operation that is public, restricted or of the own account [specification §7.202]', async () => {
  const { routes } = await loadDescription(DESCRIPTION);
  const expected = routes.flatMap((route) => {
    const callers = nameCallers(route);
    return callers === null ? [] : [`${route.id}: ${callers}`];
  });
  const [, text = ''] = readFileSync('docs/permissions.md', 'utf8').split('| Operation ');
  const rows = text.matchAll(/^\| `(\w+)` +\| ([\w, ]+?) +\|/gm);
  expect([...rows].map(([, id, callers]) => `${id ?? ''}: ${callers ?? ''}`).sort()).toEqual(expected.sort());
});

it('portal, backend and description have the same roles', async () => {
  const { routes } = await loadDescription(DESCRIPTION);
  expect(PORTAL_ROLES).toEqual(ROLES);
  expect(new Set(routes.flatMap(({ roles }) => roles ?? []))).toEqual(new Set(ROLES));
});
