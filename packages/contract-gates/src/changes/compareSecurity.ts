import { entries, entry, isObject } from '../description/document';
import type { DescribedOperation } from './described';
import type { Change } from './change';
import { change } from './descriptionRules';
import { canonical } from '../description/schemaShape';

/** Who may call. What counts is how a caller proves itself, not what the description calls that. */
export function compareSecurity(before: DescribedOperation, after: DescribedOperation): Change[] {
  const at = before.operation.id;
  const [old, now] = [readAlternatives(before), readAlternatives(after)];
  const [wasOpen, isOpen] = [old.includes(NOTHING), now.includes(NOTHING)];
  if (wasOpen || isOpen) {
    if (wasOpen && isOpen) return [];
    return wasOpen
      ? [change('security-added', at, 'was open, asks for a token now')]
      : [change('security-removed', at, 'asked for a token, is open now')];
  }
  const gone = old.filter((way) => !now.includes(way));
  if (gone.length > 0) return [change('security-changed', at, `no longer taken: ${gone.join(', ')}`)];
  const come = now.filter((way) => !old.includes(way));
  return come.length > 0 ? [change('security-alternative-added', at, `taken too: ${come.join(', ')}`)] : [];
}

const NOTHING = '[]';

/** Each alternative as a text; `NOTHING` where a call needs no proof. */
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
