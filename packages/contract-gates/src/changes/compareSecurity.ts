import { entries, entry, isObject } from '../description/document';
import { listSecurity, needsToken } from '../description/operations';
import type { DescribedOperation } from '../description/operations';
import type { Change } from './change';
import { change } from './descriptionRules';
import { canonical } from '../description/schemaShape';

/** Compares the security requirements. The names of the schemes do not count. */
export function compareSecurity(before: DescribedOperation, after: DescribedOperation): Change[] {
  const at = before.operation.id;
  const neededToken = needsToken(before.document, before.operation);
  const needsTokenNow = needsToken(after.document, after.operation);
  if (!neededToken && !needsTokenNow) return [];
  if (!neededToken) return [change('security-added', at, 'was public and now requires a token')];
  if (!needsTokenNow) return [change('security-removed', at, 'required a token and is now public')];
  const [oldAlternatives, newAlternatives] = [readAlternatives(before), readAlternatives(after)];
  const removed = oldAlternatives.filter((one) => !newAlternatives.includes(one));
  if (removed.length > 0)
    return [change('security-changed', at, `no longer accepted: ${removed.join(', ')}`)];
  const added = newAlternatives.filter((one) => !oldAlternatives.includes(one));
  return added.length > 0
    ? [change('security-alternative-added', at, `also accepted: ${added.join(', ')}`)]
    : [];
}

/** Returns each alternative as a text. */
function readAlternatives({ document, operation }: DescribedOperation): string[] {
  const schemes = entry(entry(document, 'components'), 'securitySchemes');
  return listSecurity(document, operation).map((requirement) =>
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
