import type { UnknownAction } from '@reduxjs/toolkit';

/** Keeps the request id of the last response, as it is in the server's log. Null before the first one. */
export function lastRequestReducer(state: string | null = null, { meta }: UnknownAction): string | null {
  // RTK Query stores the meta of `baseQuery` in this field.
  const queryMeta = readField(meta, 'baseQueryMeta');
  const id = readField(queryMeta, 'requestId');
  return typeof id === 'string' ? id : state;
}

const readField = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
