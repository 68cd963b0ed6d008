import type { operations, paths } from '../../api-spec/schema.gen';
import type { BodyIn, OperationAt, PathIn, ResponseIn } from '../../api-spec/wire';

/** An operation of the description, by its `operationId`. */
type OperationId = keyof operations;

/** What is sent: the JSON body of an operation. */
export type BodyOf<Id extends OperationId> = BodyIn<operations[Id]>;

/** What comes back where an operation succeeds, by the description: the JSON of every 2xx status. */
export type ResponseOf<Id extends OperationId> = ResponseIn<operations[Id]>;

/** The paths of the description that answer a GET, and those that take a POST. */
export type GetPath = PathIn<paths, 'get'>;
export type PostPath = PathIn<paths, 'post'>;

/** As `BodyOf` and `ResponseOf`, where a path and its method are at hand. */
export type PostBody<P extends PostPath> = BodyIn<OperationAt<paths, P, 'post'>>;
export type PostResponse<P extends PostPath> = ResponseIn<OperationAt<paths, P, 'post'>>;
export type GetResponse<P extends GetPath> = ResponseIn<OperationAt<paths, P, 'get'>>;
