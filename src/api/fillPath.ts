import type { GetPath, PostPath, PutPath } from './operationTypes';

type Values = Readonly<Record<string, string | undefined>>;

/**
 * Returns the path of an operation with its parameters and its query. Query parameters without a value are left out. A lone
 * surrogate becomes U+FFFD, because `encodeURIComponent` would throw.
 */
export function fillPath(path: GetPath | PostPath | PutPath, parameters: Values, query: Values = {}): string {
  const filled = path.replace(/\{(\w+)\}/g, (_template, name: string) =>
    encodeURIComponent((parameters[name] ?? '').replace(/\p{Surrogate}/gu, '\uFFFD')),
  );
  const definedPairs = Object.entries(query).filter(
    (pair): pair is [string, string] => pair[1] !== undefined,
  );
  const search = new URLSearchParams(definedPairs).toString();
  return search === '' ? filled : `${filled}?${search}`;
}
