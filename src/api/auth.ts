import { isAccepted } from '../../api-spec/validators/isAccepted.gen';
import { api } from './api';
import { postJson } from './calls';
import { fieldOf } from './fieldOf';
import { dropInvalidParts } from './dropInvalidParts';
import type { BodyOf } from './operationTypes';
import { isUsableToken } from './userRecord';
import type { UserRecord } from './userRecord';

const PATH = '/authorization/getToken';

export type Credentials = { login: string; password: string };

export type LoginOutcome =
  | { kind: 'accepted'; token: string; record: UserRecord }
  /** `message` is null if the server sent no text. `language` is the tag of the text, if the server names it. */
  | { kind: 'refused'; message: string | null; language: string | null }
  /** A success without a usable token. */
  | { kind: 'unusable' }
  /** The response does not match the API description. */
  | { kind: 'unreadable' };

const toWire = ({ login, password }: Credentials): BodyOf<'getToken'> => ({
  ds_Login: login,
  ds_Senha: password,
});

export const authApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Signs in. A refusal also has status 200, so "fulfilled" does not mean "signed in". Never retried. */
    signIn: build.mutation<LoginOutcome, Credentials>({
      query: (credentials) => ({ ...postJson(PATH, toWire(credentials)), isPublic: true }),
      transformResponse: (response: unknown, meta) => readOutcome(response, meta?.language ?? null),
    }),
  }),
});

/** A `statusLogin` above 0 means failure, whatever the other fields are (specification §3). */
function readOutcome(response: unknown, language: string | null): LoginOutcome {
  const status = fieldOf(response, 'statusLogin');
  if (typeof status !== 'number') return { kind: 'unreadable' };
  if (status > 0) return { kind: 'refused', message: readText(fieldOf(response, 'ds_Mensagem')), language };
  if (!isUsableToken(fieldOf(response, 'ds_Token'))) return { kind: 'unusable' };
  const record = dropInvalidParts(isAccepted, response);
  return record ? { kind: 'accepted', token: record.ds_Token, record } : { kind: 'unreadable' };
}

const readText = (message: unknown): string | null =>
  typeof message === 'string' && message.trim() !== '' ? message : null;
