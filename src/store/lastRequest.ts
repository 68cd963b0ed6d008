import type { UnknownAction } from '@reduxjs/toolkit';

/** What the server called the request of the last response, for whoever reads its log; null when there was none yet. */
export function lastRequestReducer(state: string | null = null, { meta }: UnknownAction): string | null {
  // RTK Query puts what `baseQuery` returned beside the data there.
  const beside = fieldOf(meta, 'baseQueryMeta');
  const id = fieldOf(beside, 'requestId');
  return typeof id === 'string' ? id : state;
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
