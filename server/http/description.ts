import { readFile } from 'node:fs/promises';
import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020.js';
import type { FastifyRequest, FastifySchema, FastifySchemaCompiler } from 'fastify';
import type { FastifySerializerCompiler } from 'fastify/types/schema';
import {
  FORMATS,
  METHODS,
  entries,
  entry,
  findJsonSchema,
  listOperations,
  findPathOperations,
  readDocument,
} from 'contract-gates/description';
import type { Document, Operation } from 'contract-gates/description';
import { HttpError } from './httpError';

/** Options of Fastify for the route of an operation: `app.route({ ...parts, handler })`. */
export type RouteOptions = {
  method: string;
  /** Path without the API's prefix. */
  url: string;
  /** The operation's id, for logs and metrics. */
  config: { operation: string };
  schema: FastifySchema;
  validatorCompiler: FastifySchemaCompiler<FastifySchema>;
  serializerCompiler: FastifySerializerCompiler<FastifySchema>;
};

export type Description = {
  /** @throws when the description has no such operation. */
  route(operationId: string): RouteOptions;
  /** Returns the methods of a path without the API's prefix, or none if the description does not have the path. */
  methodsAt(path: string): string[];
};

/** Returns the id of the operation that a request calls, or `undefined`. */
export function readOperationId({ routeOptions: { config } }: FastifyRequest): string | undefined {
  return 'operation' in config && typeof config.operation === 'string' ? config.operation : undefined;
}

/** A response that the description does not allow. It is logged, and the caller gets a 500 instead. */
class BrokenResponse extends Error {}

const ID = 'openapi';

/**
 * Reads the API description and makes routes from it. The validators are compiled from the document itself. They do not
 * coerce, add or remove anything, and unknown fields are allowed.
 */
export async function loadDescription(file: string): Promise<Description> {
  const document = readDocument(await readFile(file, 'utf8'), file);
  // Strict mode refuses OpenAPI's own keywords. The generator of the portal's validators reports misspelt ones.
  const ajv = new Ajv2020({ strict: false, formats: FORMATS, logger: false });
  ajv.addSchema(document, ID);

  const compiled = new Map<string, ValidateFunction>();
  const validatorAt = (pointer: string[]): ValidateFunction => {
    const $ref = `${ID}#/${pointer.map(escapePointer).join('/')}`;
    const known = compiled.get($ref) ?? ajv.compile({ $ref });
    compiled.set($ref, known);
    return known;
  };

  const served = listOperations(document).filter(({ method }) => isServed(method));
  const routes = new Map(
    served.map((operation) => {
      const { id, method, path } = operation;
      if (id === '') throw new Error(`${method} ${path} has no operationId`);
      return [id, routeParts(document, operation, validatorAt)] as const;
    }),
  );

  return {
    route(operationId) {
      const parts = routes.get(operationId);
      if (parts === undefined) throw new Error(`The API description has no operation ${operationId}`);
      return parts;
    },
    methodsAt: (path) => findPathOperations(served, path).map(({ method }) => method.toUpperCase()),
  };
}

function routeParts(
  document: Document,
  { id, method, path, value }: Operation,
  validatorAt: (pointer: string[]) => ValidateFunction,
): RouteOptions {
  const at = ['paths', path, method];
  const bodyAt = findJsonSchema(document, [...at, 'requestBody']);
  const validateBody = bodyAt && validatorAt(bodyAt);

  const validators = new Map<string, ValidateFunction>();
  for (const [status] of entries(entry(value, 'responses'))) {
    const schemaAt = findJsonSchema(document, [...at, 'responses', status]);
    if (schemaAt) validators.set(status, validatorAt(schemaAt));
  }

  return {
    method: method.toUpperCase(),
    url: path.replace(/\{([^}]+)\}/g, ':$1'),
    config: { operation: id },
    schema: {
      ...(validateBody && { body: {} }),
      // Fastify calls the serializer below only for the statuses that are listed here.
      response: Object.fromEntries([...validators.keys()].map((status) => [status, {}])),
    },
    // `false` would not be enough: Fastify would then look for `errors` on this function.
    validatorCompiler: () => (body: unknown) =>
      validateBody === undefined || validateBody(body) ? true : { error: new HttpError(400) },
    serializerCompiler:
      ({ httpStatus }) =>
      (response) => {
        const text = JSON.stringify(response);
        const validate = validators.get(String(httpStatus));
        // Validates the sent JSON, because JSON.stringify drops undefined fields and converts dates to text.
        if (validate && !validate(JSON.parse(text))) {
          const where = (validate.errors ?? [])
            .map((e) => `${e.instancePath || '/'} ${e.keyword}`)
            .join(', ');
          throw new BrokenResponse(`${method} ${path} ${httpStatus} breaks the API description: ${where}`);
        }
        return text;
      },
  };
}

const escapePointer = (key: string) => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'));

const isServed = (method: Operation['method']): boolean => METHODS.some((one) => one === method);
