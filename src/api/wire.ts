import type { paths } from '../../api-spec/schema.gen';

type Get<P extends keyof paths> = NonNullable<paths[P]['get']>;
type Post<P extends keyof paths> = NonNullable<paths[P]['post']>;
type JsonOf<T> = T extends { content: { 'application/json': infer Body } } ? Body : never;

/** The paths of the description that answer a GET, and those that take a POST. */
export type GetPath = { [P in keyof paths]: [Get<P>] extends [never] ? never : P }[keyof paths];
export type PostPath = { [P in keyof paths]: [Post<P>] extends [never] ? never : P }[keyof paths];

/** What is sent: the JSON body that the description asks for at this path. */
export type BodyOf<P extends PostPath> = Post<P> extends { requestBody: infer R } ? JsonOf<R> : never;

/** What comes back with status 200, by the description. */
export type AnswerOf<P extends GetPath | PostPath> = (
  P extends PostPath ? Post<P> : P extends GetPath ? Get<P> : never
) extends { responses: { 200: infer R } }
  ? JsonOf<R>
  : never;
