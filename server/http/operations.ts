import type { FastifyReply, FastifyRequest } from 'fastify';
import type { operations } from '../../api-spec/schema.gen';
import type { Caller } from '../auth/authenticate';
import type { Language } from '../texts/catalogues';

/** An operation of the API description. */
export type OperationId = keyof operations;

/** Operations without a session. Every other operation needs one, or the server does not start. */
export const PUBLIC_OPERATIONS = ['getToken'] as const satisfies OperationId[];
type PublicOperation = (typeof PUBLIC_OPERATIONS)[number];

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
  body: JsonOf<NonNullable<operations[Id]['requestBody']>>;
  /** User and session of the token. The user has one of the operation's roles. */
  caller: Id extends PublicOperation ? null : Caller;
  /** The language of the response. Its headers are set. */
  language: Language;
  request: FastifyRequest;
  reply: FastifyReply;
};

/**
 * Responds to the calls of one operation with its JSON, or with a reply that was sent. The type has method syntax, so that
 * one loop can call all handlers. The route has validated the request.
 * @throws Refusal or HttpError
 */
export type Handler<Id extends OperationId> = {
  handle(call: Call<Id>): Promise<ResponseBody<Id> | FastifyReply>;
}['handle'];

/** The handlers of some operations. */
export type Handlers<Id extends OperationId = OperationId> = { [One in Id]: Handler<One> };
