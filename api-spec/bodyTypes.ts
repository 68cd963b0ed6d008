// Types of request and response bodies. They are generic, so a test can apply them to another description.

/** The type of a JSON body, for every JSON media type; `null` for a response without a body. */
type JsonIn<Part> = Part extends { content: infer Forms }
  ? Forms[keyof Forms & (`application/json${string}` | `${string}+json`)]
  : null;

/** The JSON body of an operation's request. */
export type BodyIn<Operation> = Operation extends { requestBody?: infer Body }
  ? JsonIn<NonNullable<Body>>
  : never;

/** The JSON body of every described 2xx response of an operation. */
export type ResponseIn<Operation> = Operation extends { responses: infer Responses }
  ? {
      [Status in keyof Responses]: `${Status & (string | number)}` extends `2${string}`
        ? JsonIn<Responses[Status]>
        : never;
    }[keyof Responses]
  : never;

/** The operation of a method at a path. */
export type OperationAt<Paths, Path extends keyof Paths, Method extends string> =
  Paths[Path] extends Partial<Record<Method, infer Operation>> ? NonNullable<Operation> : never;

/** The paths that have a method. */
export type PathIn<Paths, Method extends string> = {
  [Path in keyof Paths]: [OperationAt<Paths, Path, Method>] extends [never] ? never : Path;
}[keyof Paths];
