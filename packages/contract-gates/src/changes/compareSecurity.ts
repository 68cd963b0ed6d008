import { entries, entry, isObject } from '../description/document';
import type { DescribedOperation } from '../description/operations';
import type { Change } from './change';
import { change } from './descriptionRules';
import { canonical } from '../description/schemaShape';

/** Compares the security requirements. The names of the schemes do not count. */
export function compareSecurity(before: DescribedOperation, after: DescribedOperation): Change[] {
  const at = before.operation.id;
  const [oldWays, newWays] = [readAlternatives(before), readAlternatives(after)];
  const [wasOpen, isOpen] = [oldWays.includes(NOTHING), newWays.includes(NOTHING)];
  if (wasOpen || isOpen) {
    if (wasOpen && isOpen) return [];
    return wasOpen
      ? [change('security-added', at, 'was public and now requires a token')]
      : [change('security-removed', at, 'required a token and is now public')];
  }
  const removed = oldWays.filter((way) => !newWays.includes(way));
  if (removed.length > 0)
    return [change('security-changed', at, `no longer accepted: ${removed.join(', ')}`)];
  const added = newWays.filter((way) => !oldWays.includes(way));
  return added.length > 0
    ? [change('security-alternative-added', at, `also accepted: ${added.join(', ')}`)]
    : [];
}

const NOTHING = '[]';

/** Returns each alternative as a text. `NOTHING`: no credentials. */
function readAlternatives({ document, operation }: DescribedOperation): string[] {
  const security = operation.value['security'] ?? document['security'];
  if (!Array.isArray(security) || security.length === 0) return [NOTHING];
  const schemes = entry(entry(document, 'components'), 'securitySchemes');
  return security.map((requirement: unknown) =>
    canonical(
      entries(requirement)
        .map(([name, scopes]) =>
          canonical({ scheme: { ...schemeOf(schemes, name), description: null }, scopes }),
        )
        .sort(),
    ),
  );
}

function schemeOf(schemes: unknown, name: string): object {
  const scheme = entry(schemes, name);
  return isObject(scheme) ? scheme : {};
}
