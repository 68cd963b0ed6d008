import { isAccepted } from '../../api-spec/validators/isAccepted.gen';
import type { ResponseOf } from './operationTypes';

/** The whole response of an accepted sign-in, stored as the current user record (specification §3). */
export type UserRecord = Extract<ResponseOf<'getToken'>, { ds_Token: string }>;

/** Whether a token can be sent in a header. The texts 'null' and 'undefined' count as absent (specification §4). */
export const isUsableToken = (token: unknown): token is string =>
  typeof token === 'string' && /^[\x21-\x7e]+$/.test(token) && token !== 'null' && token !== 'undefined';

/** Whether a stored value is the user record of a stored token. */
export const isTokenRecord = (value: unknown, token: string): value is UserRecord =>
  isAccepted(value) && value.ds_Token === token;

/** Returns the code of the dashboard that the sign-in named, or null. */
export const getDashboardCode = ({ cd_Dashboard: code }: UserRecord): string | null =>
  code === null || code === undefined ? null : String(code);
