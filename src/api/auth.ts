import { isAccepted } from '../../api-spec/validators/isAccepted.gen';
import { api } from './api';
import { postJson } from './calls';
import { fieldOf } from './fieldOf';
import { salvage } from './salvage';
import type { BodyOf, ResponseOf } from './wire';

const PATH = '/authorization/getToken';

export type Credentials = { login: string; password: string };

/** The whole answer of an accepted sign-in, kept as the current user record (specification §3). */
export type UserRecord = Extract<ResponseOf<'getToken'>, { ds_Token: string }>;

export type LoginOutcome =
  | { kind: 'accepted'; token: string; record: UserRecord }
  /** `message` is null where the server gave no text; `language` is its tag, where the server names it. */
  | { kind: 'refused'; message: string | null; language: string | null }
  /** A success without a token that can be used. */
  | { kind: 'unusable' }
  /** Not what the API description says. */
  | { kind: 'unreadable' };

const toWire = ({ login, password }: Credentials): BodyOf<'getToken'> => ({
  ds_Login: login,
  ds_Senha: password,
});

export const authApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Signs in. A refusal arrives as HTTP 200, so "fulfilled" never means "signed in". Not repeated. */
    signIn: build.mutation<LoginOutcome, Credentials>({
      query: (credentials) => ({ ...postJson(PATH, toWire(credentials)), isPublic: true }),
      transformResponse: (answer: unknown, meta) => readOutcome(answer, meta?.language ?? null),
    }),
  }),
});

/** specification §3: `statusLogin` above 0 means failure, whatever else the answer holds. */
function readOutcome(answer: unknown, language: string | null): LoginOutcome {
  const status = fieldOf(answer, 'statusLogin');
  if (typeof status !== 'number') return { kind: 'unreadable' };
  if (status > 0) return { kind: 'refused', message: textIn(fieldOf(answer, 'ds_Mensagem')), language };
  if (!isUsableToken(fieldOf(answer, 'ds_Token'))) return { kind: 'unusable' };
  const record = salvage(isAccepted, answer);
  return record ? { kind: 'accepted', token: record.ds_Token, record } : { kind: 'unreadable' };
}

/** specification §4: the words 'null' and 'undefined' also count as absent. A header must be able to carry the rest. */
export const isUsableToken = (token: unknown): token is string =>
  typeof token === 'string' && /^[\x21-\x7e]+$/.test(token) && token !== 'null' && token !== 'undefined';

/** Whether a stored value is the record that belongs to a stored token. */
export const isRecordOf = (value: unknown, token: string): value is UserRecord =>
  isAccepted(value) && value.ds_Token === token;

/** The dashboard that the sign-in named, as text; null where it named none. */
export const dashboardIn = ({ cd_Dashboard: code }: UserRecord): string | null =>
  code === null || code === undefined ? null : String(code);

const textIn = (message: unknown): string | null =>
  typeof message === 'string' && message.trim() !== '' ? message : null;
