import type { operations, paths } from '../../api-spec/schema.gen';
import type { BodyIn, OperationAt, PathIn, ResponseIn } from '../../api-spec/bodyTypes';

/** The `operationId` of an operation of the description. */
export type OperationId = keyof operations;

/** The JSON body that an operation takes. */
export type BodyOf<Id extends OperationId> = BodyIn<operations[Id]>;

/** The JSON body of every 2xx response of an operation. */
export type ResponseOf<Id extends OperationId> = ResponseIn<operations[Id]>;

/** The paths of the description with a GET, a POST or a PUT. */
export type GetPath = PathIn<paths, 'get'>;
export type PostPath = PathIn<paths, 'post'>;
export type PutPath = PathIn<paths, 'put'>;

type ReadsKey<Operation> = Operation extends { parameters: { header?: { 'Idempotency-Key'?: string } } }
  ? Operation extends { parameters: { header?: never } }
    ? false
    : true
  : false;

/** The paths whose operation reads `Idempotency-Key`. Their calls are made in `submissions.ts`. */
export type SubmissionPath<Method extends 'post' | 'put'> = {
  [P in PathIn<paths, Method>]: ReadsKey<OperationAt<paths, P, Method>> extends true ? P : never;
}[PathIn<paths, Method>];

/** Like `BodyOf` and `ResponseOf`, but by path and method. */
export type PostBody<P extends PostPath> = BodyIn<OperationAt<paths, P, 'post'>>;
export type PutBody<P extends PutPath> = BodyIn<OperationAt<paths, P, 'put'>>;
export type PostResponse<P extends PostPath> = ResponseIn<OperationAt<paths, P, 'post'>>;
export type GetResponse<P extends GetPath> = ResponseIn<OperationAt<paths, P, 'get'>>;
