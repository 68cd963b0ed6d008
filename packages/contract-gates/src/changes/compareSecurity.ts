import { entries, follow, readList, readString, resolved } from '../description/document';
import { listSecurity, needsToken } from '../description/operations';
import type { DescribedOperation } from '../description/operations';
import type { Change } from './change';
import { change } from './descriptionRules';

/** Compares the security requirements. Names, texts and addresses of the schemes do not count. */
export function compareSecurity(before: DescribedOperation, after: DescribedOperation): Change[] {
  const at = before.operation.id;
  const neededToken = needsToken(before.document, before.operation);
  const needsTokenNow = needsToken(after.document, after.operation);
  if (!neededToken && needsTokenNow)
    return [change('security-added', at, 'was public and now requires a token')];
  if (neededToken && !needsTokenNow)
    return [change('security-removed', at, 'required a token and is now public')];
  const [oldAlternatives, newAlternatives] = [readAlternatives(before), readAlternatives(after)];
  const removed = oldAlternatives.filter(
    (earlier) => !newAlternatives.some((now) => isCovered(now, earlier)),
  );
  if (removed.length > 0)
    return [change('security-changed', at, `no longer accepted: ${removed.map(format).join(', ')}`)];
  const added = newAlternatives.filter((now) => !oldAlternatives.some((earlier) => isCovered(earlier, now)));
  return added.length > 0
    ? [change('security-alternative-added', at, `also accepted: ${added.map(format).join(', ')}`)]
    : [];
}

type Credential = { scheme: string; scopes: readonly string[] };

/** Whether a caller with the given credentials has all the required ones. */
const isCovered = (required: readonly Credential[], given: readonly Credential[]): boolean =>
  required.every(({ scheme, scopes }) =>
    given.some((one) => one.scheme === scheme && scopes.every((scope) => one.scopes.includes(scope))),
  );

const format = (credentials: readonly Credential[]): string =>
  credentials
    .map(({ scheme, scopes }) => (scopes.length === 0 ? scheme : `${scheme} (${scopes.join(', ')})`))
    .join(' and ');

/** Returns each alternative with credentials. An optional token is one of them. Each flow of OAuth is an alternative. */
function readAlternatives({ document, operation }: DescribedOperation): Credential[][] {
  const alternatives = listSecurity(document, operation).flatMap((requirement) =>
    entries(requirement).reduce<Credential[][]>(
      (credentials, [name]) => {
        const scheme = resolved(document, follow(document, ['components', 'securitySchemes', name]));
        const schemes = scheme === undefined ? [name] : listSchemes(scheme);
        const scopes = readList(requirement, name).map(String);
        return credentials.flatMap((one) => schemes.map((sent) => [...one, { scheme: sent, scopes }]));
      },
      [[]],
    ),
  );
  return alternatives.filter((credentials) => credentials.length > 0);
}

/** Names what a caller sends, which is the same for schemes with another description or address. */
function listSchemes(scheme: unknown): string[] {
  const read = (key: string) => readString(scheme, key) ?? '';
  const type = read('type');
  if (type === 'http') return [`http ${read('scheme').toLowerCase()}`];
  if (type === 'apiKey') {
    const isHeader = read('in') === 'header';
    return [`${read('in')} ${isHeader ? read('name').toLowerCase() : read('name')}`];
  }
  const flows = entries(follow(scheme, ['flows'])).map(([flow]) => flow);
  return flows.length === 0 ? [type] : flows.map((flow) => `${type} ${flow}`);
}
