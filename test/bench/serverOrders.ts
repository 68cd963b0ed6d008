/** Messages to the process of the server bench. It replies with the same `id`. */
export type Order = { id: number } & ({ kind: 'hash'; seconds: number } | { kind: 'cpu' } | { kind: 'stop' });
/** The first message of the process. */
export type Started = { backend: string; reference: string; token: string; concurrency: number };
export type Reply = { id: number; value: number };

/** One user for each connection, because the backend verifies one password of a login at a time. */
export const LOGINS = Array.from({ length: 8 }, (_one, at) => `1002003004${at}`);
export const PASSWORD = 'uma senha longa';
/** Paths of the measured GETs. The bare server has the same ones. */
export const PATHS = {
  session: '/api/session',
  entries: '/api/entries?status=open&limit=50',
  dashboard: '/api/dashboards/default?period=month',
  page: '/',
} as const;
