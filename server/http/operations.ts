import type { FastifyReply, FastifyRequest } from 'fastify';
import type { operations } from '../../api-spec/schema.gen';
import type { Caller } from '../auth/authenticate';
import type { Language } from '../texts/catalogues';
import type { FileForm } from './forms';
import type { Write } from './submit';

/** An operation of the API description. */
export type OperationId = keyof operations;

/** Operations without a session. Every other operation needs one, or the server does not start. */
export const PUBLIC_OPERATIONS = [
  'getToken',
  'setPassword',
  'checkPasswordLink',
  'getSetup',
  'setUp',
] as const satisfies OperationId[];
type PublicOperation = (typeof PUBLIC_OPERATIONS)[number];

type FormOf<Part> = Part extends { content: { 'multipart/form-data': unknown } } ? FileForm : never;
/** Whether an operation reads `Idempotency-Key`. */
type IsWriting<Id extends OperationId> = 'Idempotency-Key' extends keyof NonNullable<
  operations[Id]['parameters']['header']
>
  ? true
  : false;

type Parameters<Id extends OperationId> = operations[Id]['parameters'];
type JsonOf<Part> = Part extends { content: { 'application/json': infer Json } } ? Json : never;

/** The JSON of the successful responses of an operation. */
type ResponseBody<Id extends OperationId> = {
  [Status in keyof operations[Id]['responses']]: Status extends 200 | 201
    ? JsonOf<operations[Id]['responses'][Status]>
    : never;
}[keyof operations[Id]['responses']];

/** A request that the description accepts. */
export type Call<Id extends OperationId> = {
  params: NonNullable<Parameters<Id>['path']>;
  query: NonNullable<Parameters<Id>['query']>;
  /** A form is read already. */
  body:
    JsonOf<NonNullable<operations[Id]['requestBody']>> | FormOf<NonNullable<operations[Id]['requestBody']>>;
  /** User and session of the token. The user has one of the operation's roles. */
  caller: Id extends PublicOperation ? null : Caller;
  /** Runs the change of an operation that reads `Idempotency-Key`. Null: the operation does not read it. */
  write: IsWriting<Id> extends true ? Write : null;
  /** Aborted when the client of a file leaves, or when the caller may not have the file any more. */
  signal: AbortSignal;
  /** The language of the response. Its headers are set. */
  language: Language;
  request: FastifyRequest;
  reply: FastifyReply;
};

/** A writing operation returns its body, or null if its response has none. The route sends it. */
type ResultOf<Id extends OperationId> =
  IsWriting<Id> extends true
    ? [ResponseBody<Id>] extends [never]
      ? null
      : ResponseBody<Id>
    : ResponseBody<Id> | FastifyReply;

/**
 * Responds to the calls of one operation with its JSON, or with a reply that was sent. The type has method syntax, so that
 * one loop can call all handlers. The route has validated the request.
 * @throws Refusal or HttpError
 */
export type Handler<Id extends OperationId> = {
  handle(call: Call<Id>): Promise<ResultOf<Id>>;
}['handle'];

/** The handlers of some operations. */
export type Handlers<Id extends OperationId = OperationId> = { [One in Id]: Handler<One> };
